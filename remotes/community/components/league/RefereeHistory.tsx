import { cx, Table } from "@serambi/kernel/ui";

import { clockText } from "../../contract/league/matchState";
import type { Side } from "../../contract/league/leagueWords";
import type { DeskEntry, Note } from "../../contract/league/Note";
import type { RefereeMessages } from "../../messages/referee.id";
import s from "./RefereeDesk.module.css";

interface RefereeHistoryProps {
  /** Entries of this device that have not arrived. */
  readonly waiting: readonly Note[];
  readonly entries: readonly DeskEntry[];
  readonly teamOf: (side: Side | "") => string;
  readonly t: RefereeMessages;
}

interface Row extends Pick<DeskEntry, "id" | "kind" | "side" | "second" | "points" | "words" | "by" | "isVoid"> {
  readonly sending: string;
}

const sendingOf = ({ isVoid, heldWith }: DeskEntry, t: RefereeMessages): string => {
  if (isVoid) return t.taken;
  return heldWith === null ? t.sent : t.held;
};

const whatOf = ({ kind, words, isVoid }: Row, t: RefereeMessages) => (
  <span className={cx(isVoid && s.void)}>
    {t[`kind-${kind}`]}
    {words !== "" && `: ${words}`}
  </span>
);

/** Every entry, with who noted it and when, and those that have not arrived. */
export const RefereeHistory = ({ waiting, entries, teamOf, t }: RefereeHistoryProps) => {
  const known = new Set(entries.map(({ id }) => id));
  const own = waiting
    .filter(({ id }) => !known.has(id))
    .toReversed()
    .map((note): Row => ({ ...note, by: t.mine, isVoid: false, sending: t.waitingOne }));
  const arrived = entries
    .toReversed()
    .map((entry): Row => ({ ...entry, by: entry.isOwn ? t.mine : entry.by, sending: sendingOf(entry, t) }));
  return (
    <section className={s.history} aria-labelledby="entries">
      <h2 id="entries">{t.history}</h2>
      <Table
        caption={t.caption}
        hideCaption
        rows={[...own, ...arrived]}
        rowKey={({ id }) => id}
        columns={[
          { id: "minute", header: t.minute, cell: ({ second }) => clockText(second) },
          { id: "team", header: t.team, cell: ({ side }) => teamOf(side) },
          { id: "what", header: t.what, cell: (row) => whatOf(row, t) },
          {
            id: "points",
            header: t.points,
            numeric: true,
            cell: ({ points }) => (points === 0 ? t.none : t.signed(points)),
          },
          { id: "who", header: t.who, cell: ({ by }) => by || t.none },
          { id: "sending", header: t.sending, cell: ({ sending }) => sending },
        ]}
      />
    </section>
  );
};
