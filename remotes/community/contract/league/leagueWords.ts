export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];

/** Groups of regions, groups of a whole season, one table of all, the bracket. */
export const STAGES = ["regional", "groups", "national", "knockout"] as const;
export type Stage = (typeof STAGES)[number];

export const STEPS = ["quarter", "semi", "final"] as const;
export type Step = (typeof STEPS)[number];

export const BRANCHES = ["jaringan", "otomotif", "boga", "web"] as const;
export type Branch = (typeof BRANCHES)[number];

/** By the country's time zones. */
export const REGIONS = ["barat", "tengah", "timur"] as const;
export type Region = (typeof REGIONS)[number];

/** `awaiting`: the whistle has gone, and the result is not endorsed. */
export const STATES = ["before", "live", "awaiting", "finished"] as const;
export type State = (typeof STATES)[number];

/** `void` takes an entry back within seconds, `choose` says which of several entries for one moment counts. */
export const KINDS = [
  "begin",
  "round",
  "pause",
  "resume",
  "points",
  "timeout",
  "correction",
  "finish",
  "agree",
  "endorse",
  "void",
  "choose",
] as const;
export type Kind = (typeof KINDS)[number];

/** Provinces whose clocks are those of Central and of Eastern Indonesia, by the first digits of their codes. */
const CENTRAL = /^(5[1-3]|6[345]|7)/;
const EASTERN = /^[89]/;

/** @param provinceId the ministry's code */
export const regionOf = (provinceId: string): Region => {
  if (EASTERN.test(provinceId)) return "timur";
  return CENTRAL.test(provinceId) ? "tengah" : "barat";
};

/** The place on a match's page of the round's task that was opened. */
export const TASK_SLOT = "task";
