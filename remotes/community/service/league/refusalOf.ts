import type { Text } from "@serambi/kernel/service";

import type { MatchState } from "../../contract/league/matchState";
import type { Note } from "../../contract/league/Note";
import type { MatchRow } from "./readMatches";
import { leagueTexts } from "./texts";

interface At {
  readonly row: Pick<MatchRow, "rounds" | "step">;
  /** Entries wait to be chosen from. */
  readonly isHeld: boolean;
}

const whileLive = ({ state }: MatchState): Text | null => {
  if (state === "before") return leagueTexts.notBegun;
  return state === "live" ? null : leagueTexts.over;
};

const whileAwaiting = ({ state }: MatchState): Text | null => {
  if (state === "awaiting") return null;
  if (state === "finished") return leagueTexts.endorsedAlready;
  return state === "live" ? leagueTexts.stillRunning : leagueTexts.notBegun;
};

const endorsement = (state: MatchState, { row, isHeld }: At): Text | null => {
  const [home, away] = state.score;
  if (isHeld) return leagueTexts.held;
  if (!state.agreed.home || !state.agreed.away) return leagueTexts.noCaptains;
  return row.step !== "" && home === away ? leagueTexts.noDraw : null;
};

const correction = ({ side, points }: Note, { state, score }: MatchState): Text | null => {
  if (state === "before") return leagueTexts.notBegun;
  const had = score[side === "away" ? 1 : 0];
  return had + points < 0 ? leagueTexts.tooLow : null;
};

/** Why an entry does not fit what the match has come to; null where it does. */
export const refusalOf = (note: Note, state: MatchState, at: At): Text | null => {
  switch (note.kind) {
    case "begin":
      return state.state === "before" ? null : leagueTexts.begunAlready;
    case "round":
      return (
        whileLive(state) ??
        (note.round === state.round + 1 && note.round <= at.row.rounds.length ? null : leagueTexts.noRound)
      );
    case "pause":
      return whileLive(state) ?? (state.clock.since === null ? leagueTexts.clockStands : null);
    case "resume":
      return whileLive(state) ?? (state.clock.since === null ? null : leagueTexts.clockRuns);
    case "points":
    case "timeout":
    case "finish":
      return whileLive(state);
    case "correction":
      return correction(note, state);
    case "agree":
      return whileAwaiting(state);
    case "endorse":
      return whileAwaiting(state) ?? endorsement(state, at);
    case "void":
    case "choose":
      return null;
  }
};
