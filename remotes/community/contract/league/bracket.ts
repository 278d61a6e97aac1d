import type { LeagueMatch } from "./League";
import { STEPS, type Step } from "./leagueWords";

/** A match of the bracket, with the teams that earlier results send there. */
export interface BracketMatch {
  readonly match: LeagueMatch;
  /** Null: not decided yet, or a corrected result has no winner. */
  readonly winner: string | null;
  /** A result that was corrected after this match had begun would have sent another team here. */
  readonly isDisplaced: boolean;
}

export interface Bracket {
  readonly steps: readonly { readonly step: Step; readonly matches: readonly BracketMatch[] }[];
  readonly champion: string | null;
}

const winnerOf = ({ state, score: [home, away], ...match }: LeagueMatch): string | null => {
  if (state !== "finished" || home === away) return null;
  return home > away ? match.home : match.away;
};

/**
 * The bracket out of results: the winners of two neighbouring matches meet in the next step. A match that has begun keeps the teams that play
 * it; one that has not takes them from the results as they stand.
 */
export const bracketOf = (all: readonly LeagueMatch[]): Bracket => {
  const steps: { step: Step; matches: BracketMatch[] }[] = [];
  for (const step of STEPS) {
    const before = steps.at(-1)?.matches ?? [];
    const matches = all
      .filter((match) => match.step === step)
      .toSorted((a, b) => a.slot - b.slot)
      .map((match): BracketMatch => {
        const sent = [0, 1].map((side) => before[match.slot * 2 + side]?.winner ?? null);
        const [home = null, away = null] = sent;
        const hasBegun = match.state !== "before";
        const shown = hasBegun ? match : { ...match, home: match.home ?? home, away: match.away ?? away };
        const playing = new Set([shown.home, shown.away]);
        return {
          match: shown,
          winner: winnerOf(shown),
          isDisplaced: hasBegun && sent.some((slug) => slug !== null && !playing.has(slug)),
        };
      });
    if (matches.length > 0) steps.push({ step, matches });
  }
  const last = steps.at(-1);
  return { steps, champion: last?.step === "final" ? (last.matches[0]?.winner ?? null) : null };
};
