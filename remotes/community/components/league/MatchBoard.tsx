import { VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import type { MatchSheet } from "../../contract/league/League";
import { clockText, type MatchState } from "../../contract/league/matchState";
import type { MatchMessages } from "../../messages/match.id";
import { HallFloor } from "./HallFloor";
import s from "./MatchBoard.module.css";

interface MatchBoardProps {
  readonly sheet: MatchSheet;
  readonly played: MatchState;
  /** On the clock. */
  readonly second: number;
  /** The hour that it begins at. */
  readonly time: string;
  readonly t: MatchMessages;
}

/** The hall's floor with both teams and the scoreboard between them. */
export const MatchBoard = ({ sheet, played, second, time, t }: MatchBoardProps) => {
  const { match, home, away, rounds } = sheet;
  const [homeName, awayName] = [home?.name ?? t.undecided, away?.name ?? t.undecided];
  const hasScore = match.state !== "before";
  const round = match.state === "live" && played.round > 0 ? t.roundOf(played.round, rounds.length) : "";
  const state = match.state === "live" && played.clock.since === null ? t.paused : t[match.state];
  return (
    <header className={s.hall} data-state={match.state}>
      <HallFloor className={s.lines} />
      <Wrap className={s.inside}>
        <h1>
          <VisuallyHidden>
            {hasScore ? t.heading(homeName, match.score[0], awayName, match.score[1]) : t.title(homeName, awayName)}
          </VisuallyHidden>
        </h1>
        <div className={s.sides} aria-hidden="true">
          <p className={s.team}>{homeName}</p>
          <p className={s.board}>
            <b>{hasScore ? match.score[0] : "–"}</b>
            <b>{hasScore ? match.score[1] : "–"}</b>
            <i>{hasScore ? clockText(second) : time}</i>
          </p>
          <p className={s.team}>{awayName}</p>
        </div>
        <p className={s.state}>
          <strong>{state}</strong> {[round, match.place].filter((part) => part !== "").join(", ")}
        </p>
      </Wrap>
    </header>
  );
};
