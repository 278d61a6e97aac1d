import type { LeagueMatch } from "./League";
import { STAGES, STEPS, type Stage } from "./leagueWords";

/** A week of a stage, or a step of the bracket, as the address names it: `national-10`, `knockout-final`. */
export const partOf = ({ stage, week, step }: Pick<LeagueMatch, "stage" | "week" | "step">): string =>
  `${stage}-${step === "" ? week : step}`;

const orderOf = ({ stage, week, step }: LeagueMatch): number =>
  STAGES.indexOf(stage) * 100 + (step === "" ? week : STEPS.indexOf(step));

/** The parts of a season in their order, each with one of its matches. */
export const partsOf = (matches: readonly LeagueMatch[]): ReadonlyMap<string, LeagueMatch> =>
  new Map(matches.toSorted((a, b) => orderOf(a) - orderOf(b)).map((match) => [partOf(match), match]));

/** The stage that a season's table is of. */
export const tableStage = (matches: readonly LeagueMatch[]): Stage =>
  matches.some(({ stage }) => stage === "national") ? "national" : "groups";

/** The last week of which every match is endorsed; 0 before that. */
export const weeksPlayed = (matches: readonly LeagueMatch[]): number => {
  const open = Math.min(...matches.filter(({ state }) => state !== "finished").map(({ week }) => week), Infinity);
  return Math.max(0, ...matches.map(({ week }) => week).filter((week) => week < open));
};
