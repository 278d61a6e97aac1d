import type { Entry } from "./League";
import { SIDES, type Side, type State } from "./leagueWords";

/** A match as its entries make it. */
export interface MatchState {
  readonly state: State;
  /** From 1; 0 before the match. */
  readonly round: number;
  /** Home and away. */
  readonly score: readonly [number, number];
  /** The same by round, the first one first. */
  readonly byRound: readonly (readonly [number, number])[];
  /** `second` was on the clock at `since`; a clock that stands has no `since`. */
  readonly clock: { readonly second: number; readonly since: string | null };
  /** Captains who agree to the score as it stands. */
  readonly agreed: Readonly<Record<Side, boolean>>;
  readonly endorsedBy: string;
  readonly endorsedAt: string | null;
  readonly isCorrected: boolean;
}

type Noted = Pick<Entry, "kind" | "side" | "round" | "second" | "points" | "at" | "by">;

/** Reads the entries that count, in the order in which they arrived; the score is the sum of their points. */
export const matchStateOf = (entries: readonly Noted[]): MatchState => {
  let state: State = "before";
  let round = 0;
  let clock: MatchState["clock"] = { second: 0, since: null };
  let agreed: Record<Side, boolean> = { home: false, away: false };
  let endorsedBy = "";
  let endorsedAt: string | null = null;
  let isCorrected = false;
  const byRound: [number, number][] = [];
  for (const entry of entries) {
    const { kind, side, second, at } = entry;
    switch (kind) {
      case "begin":
        state = "live";
        round = 1;
        clock = { second: 0, since: at };
        break;
      case "round":
        round = entry.round;
        break;
      case "pause":
        clock = { second, since: null };
        break;
      case "resume":
        clock = { second, since: at };
        break;
      case "finish":
        state = "awaiting";
        clock = { second, since: null };
        break;
      case "agree":
        if (side !== "") agreed[side] = true;
        break;
      case "endorse":
        state = "finished";
        endorsedBy = entry.by;
        endorsedAt = at;
        break;
      case "points":
      case "correction": {
        if (side === "") break;
        while (byRound.length < entry.round) byRound.push([0, 0]);
        const sums = byRound[Math.max(entry.round, 1) - 1];
        if (sums) sums[SIDES.indexOf(side)] = (sums[SIDES.indexOf(side)] ?? 0) + entry.points;
        if (state === "finished") isCorrected = true;
        // Captains agreed to another score.
        else agreed = { home: false, away: false };
        break;
      }
      case "timeout":
      case "void":
      case "choose":
        break;
    }
  }
  const score = byRound.reduce<readonly [number, number]>(
    ([home, away], [more, moreAway]) => [home + more, away + moreAway],
    [0, 0],
  );
  return { state, round, score, byRound, clock, agreed, endorsedBy, endorsedAt, isCorrected };
};

/** Seconds on the clock at a moment. */
export const clockAt = ({ second, since }: MatchState["clock"], now: number): number =>
  since === null ? second : Math.max(second, second + Math.floor((now - Date.parse(since)) / 1000));

/** `52.41` */
export const clockText = (second: number): string =>
  `${String(Math.floor(second / 60)).padStart(2, "0")}.${String(second % 60).padStart(2, "0")}`;
