import type { FormValues } from "@serambi/kernel/remote";

import { MAX_MEMBERS, MIN_MEMBERS } from "./teamLimits";
import type { Team } from "./Teams";

/** One member as typed. */
export interface MemberDraft {
  readonly name: string;
  readonly nisn: string;
  readonly birthDate: string;
}

/** Members as a form has them: always five, of which the first `count` are shown. */
export interface TeamDraft {
  readonly members: readonly MemberDraft[];
  readonly count: number;
  /** Number of the captain from 1 on; empty while nobody is. */
  readonly captain: string;
}

export const MEMBER_FIELDS = ["name", "nisn", "birthDate"] as const;
export const EMPTY_MEMBER: MemberDraft = { name: "", nisn: "", birthDate: "" };

/** Value of the button that adds a member where no script runs. */
export const ADD_MEMBER = "add";

/** Name and id of a member's field. @param number from 1 on */
export const memberField = (number: number, field: keyof MemberDraft): string => `m${number}-${field}`;

/** A number of members that a team may have. */
export const clampCount = (count: number): number =>
  Math.min(MAX_MEMBERS, Math.max(MIN_MEMBERS, Math.trunc(count) || 0));

/** Members by their places, from 1 on. */
export const PLACES = Array.from({ length: MAX_MEMBERS }, (_, index) => index + 1);

/** The members of a form that was posted; a button that adds one has been counted. */
export const draftOf = (values: FormValues): TeamDraft => ({
  members: PLACES.map((number) => ({
    name: values[memberField(number, "name")] ?? "",
    nisn: values[memberField(number, "nisn")] ?? "",
    birthDate: values[memberField(number, "birthDate")] ?? "",
  })),
  count: clampCount(Number(values["count"] ?? MIN_MEMBERS) + (values["act"] === ADD_MEMBER ? 1 : 0)),
  captain: values["captain"] ?? "",
});

/** The members of a team that is there. */
export const draftOfTeam = ({ members }: Pick<Team, "members">): TeamDraft => ({
  members: PLACES.map((number) => members[number - 1] ?? EMPTY_MEMBER),
  count: clampCount(members.length),
  captain: String(members.findIndex(({ isCaptain }) => isCaptain) + 1 || ""),
});

const isEmpty = (member: MemberDraft): boolean => MEMBER_FIELDS.every((field) => member[field].trim() === "");

/** As the endpoint takes them. One after the third in which nothing was typed is none. */
export const membersOf = ({ members, count, captain }: TeamDraft) =>
  members
    .slice(0, count)
    .map((member, index) => ({
      name: member.name,
      nisn: member.nisn,
      birthDate: member.birthDate,
      isCaptain: captain === String(index + 1),
    }))
    .filter((member, index) => index < MIN_MEMBERS || !isEmpty(member));
