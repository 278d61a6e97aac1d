import type * as z from "zod/mini";

import type { TeamMessages } from "../messages/team.id";
import { memberField, type MemberDraft } from "../contract/teamFields";

const MEMBER = /^members\.(\d+)\.(name|nisn|birthDate)$/;

/** Id of the field that a fault is about. @param path as the service names it, `members.2.nisn` */
const fieldOf = (path: string): string => {
  const [, index, field] = MEMBER.exec(path) ?? [];
  return field === undefined ? path : memberField(Number(index) + 1, field as keyof MemberDraft); // by the expression
};

const pathOf = ({ path }: z.core.$ZodIssue): string => path.map(String).join(".");

const BEFORE = ["schoolId", "teamName", "coachName", "coachPhone"];
const AFTER = ["members", "captain", "consentFile", "guardianConsent", "consent"];

/** A field's place in the form: the summary names them in that order. */
const placeOf = (path: string): number => {
  const [, index, field = ""] = MEMBER.exec(path) ?? [];
  if (index !== undefined) return 10 + Number(index) * 3 + ["name", "nisn", "birthDate"].indexOf(field);
  const before = BEFORE.indexOf(path);
  return before === -1 ? 100 + AFTER.indexOf(path) : before;
};

const memberWords = (t: TeamMessages): Readonly<Record<string, string>> => ({
  name: t.nameWrong,
  nisn: t.nisnWrong,
  birthDate: t.birthDateWrong,
});

const wordsOf = (t: TeamMessages): Readonly<Record<string, string>> => ({
  schoolId: t.schoolWrong,
  teamName: t.teamNameWrong,
  coachName: t.nameWrong,
  coachPhone: t.phoneWrong,
  members: t.membersWrong,
  captain: t.captainWrong,
  consentFile: t.consentFileWrong,
  guardianConsent: t.guardianWrong,
  consent: t.consentWrong,
});

/** The text for a field that a rule refuses; for a member's with the member's number before it. */
const wordFor = (path: string, t: TeamMessages): string => {
  const [, index, field = ""] = MEMBER.exec(path) ?? [];
  if (index === undefined) return wordsOf(t)[path] ?? t.failed;
  return t.memberFault(Number(index) + 1, memberWords(t)[field] ?? t.failed);
};

/** Errors by the fields of the form, in its order. @param said texts of the service, where it has refused the form */
export const teamFaults = (
  paths: readonly string[],
  t: TeamMessages,
  said: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paths
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((path) => [fieldOf(path), MEMBER.test(path) ? wordFor(path, t) : (said[path] ?? wordFor(path, t))]),
  );

/** Errors of a schema, by the fields of the form. */
export const teamFaultsOf = (error: z.core.$ZodError, t: TeamMessages): Readonly<Record<string, string>> =>
  teamFaults(error.issues.map(pathOf), t);
