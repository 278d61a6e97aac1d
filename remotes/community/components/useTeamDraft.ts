import { useEffect, useState } from "react";

import { clampCount, EMPTY_MEMBER, memberField, type MemberDraft, type TeamDraft } from "../contract/teamFields";
import { MAX_MEMBERS } from "../contract/teamLimits";
import type { TeamMessages } from "../messages/team.id";

export interface TeamDraftState extends TeamDraft {
  /** Said once a member was added or removed. */
  readonly news: string;
  /** A draft that is put back has so many members. */
  readonly restore: (count: number) => void;
  readonly change: (index: number, field: keyof MemberDraft, value: string) => void;
  readonly choose: (captain: string) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
}

/** The captain's number once a member has gone. */
const captainWithout = (captain: string, removed: number): string => {
  const number = Number(captain);
  if (captain === "" || number === removed) return "";
  return String(number > removed ? number - 1 : number);
};

/** Members as they are typed. The focus goes with one that is added, and to the one that takes the place of one that is removed. */
export const useTeamDraft = (first: () => TeamDraft, t: TeamMessages): TeamDraftState => {
  const [draft, setDraft] = useState(first);
  const [news, setNews] = useState("");
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  const { members, count } = draft;

  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);

  return {
    ...draft,
    news,
    restore: (wantedCount) => setDraft((before) => ({ ...before, count: clampCount(wantedCount) })),
    change: (index, field, value) =>
      setDraft((before) => ({
        ...before,
        members: before.members.map((one, at) => (at === index ? { ...one, [field]: value } : one)),
      })),
    choose: (captain) => setDraft((before) => ({ ...before, captain })),
    add: () => {
      setDraft((before) => ({ ...before, count: Math.min(MAX_MEMBERS, before.count + 1) }));
      setNews(t.added(count + 1));
      setWanted({ id: memberField(count + 1, "name") });
    },
    remove: (index) => {
      setDraft((before) => ({
        count: before.count - 1,
        captain: captainWithout(before.captain, index + 1),
        members: [...before.members.toSpliced(index, 1), EMPTY_MEMBER],
      }));
      setNews(t.removed(members[index]?.name || t.member(index + 1), count - 1));
      setWanted({ id: memberField(Math.min(index + 1, count - 1), "name") });
    },
  };
};
