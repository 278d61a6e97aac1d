import { cx } from "@serambi/kernel/ui";

import type { MatchSheet } from "../../contract/league/League";
import type { MatchState } from "../../contract/league/matchState";
import type { MatchMessages } from "../../messages/match.id";
import s from "./RoundTable.module.css";

interface RoundTableProps {
  readonly sheet: MatchSheet;
  readonly played: MatchState;
  readonly t: MatchMessages;
}

/** Points by round, with the one that is being played marked. */
export const RoundTable = ({ sheet, played, t }: RoundTableProps) => {
  const { match, home, away, rounds } = sheet;
  const isLive = match.state === "live";
  const pointsOf = (round: number, side: 0 | 1) =>
    round <= played.round ? (played.byRound[round - 1]?.[side] ?? 0) : t.none;
  return (
    <table className={s.table}>
      <caption>{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.round}</th>
          <th scope="col">{home?.name ?? t.undecided}</th>
          <th scope="col">{away?.name ?? t.undecided}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ title }, index) => {
          const round = index + 1;
          const isNow = isLive && round === played.round;
          return (
            <tr key={title} className={cx(isNow && s.now)} aria-current={isNow ? "step" : undefined}>
              <th scope="row">
                {title}
                {isNow && <small>{t.running}</small>}
              </th>
              <td>{pointsOf(round, 0)}</td>
              <td>{pointsOf(round, 1)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.sum}</th>
          <td>{match.state === "before" ? t.none : match.score[0]}</td>
          <td>{match.state === "before" ? t.none : match.score[1]}</td>
        </tr>
      </tfoot>
    </table>
  );
};
