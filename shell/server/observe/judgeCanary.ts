import type { VitalName } from "../../client/vitals/VitalsReport";

/** What is known of one version while it is compared with another. */
export interface Counts {
  /** Pages sent with it. */
  readonly views: number;
  /** Of them, those in which it failed, on the server or in the browser. */
  readonly failed: number;
  /** Who says so: pages on the server, and different addresses of browsers. */
  readonly witnesses: number;
  /** Values that browsers measured, a fair sample of all of them. */
  readonly vitals: Readonly<Record<VitalName, readonly number[]>>;
}

/** One page may fail by a bad line. */
const MIN_FAILED = 5;
/** Nobody takes a canary back alone. */
const MIN_WITNESSES = 3;
/** With fewer pages of the live version than this, little is known of how often it fails. */
const MIN_LIVE_VIEWS = 30;
/** So often it is then supposed to fail, if it was not seen to fail more often. */
const SUPPOSED_RATE = 0.1;

/** So many times the live version's rate, and so much more, is what a canary may fail. */
const RATE_FACTOR = 2;
const RATE_MARGIN = 0.01;

/** Standard deviations: a canary is judged often, and one of many judgements is easily wrong. */
const CANARY_DOUBT = 3.5;
const LIVE_DOUBT = 2;

const MIN_SAMPLES = 100;
const VITAL_DOUBT = 2.5;
const QUANTILE = 0.75;

/** So many times the live version's value, and so much more, is what a canary may measure. TTFB is the line and the host. */
const VITAL_BOUNDS = {
  LCP: { factor: 1.25, margin: 100 },
  INP: { factor: 1.25, margin: 100 },
  CLS: { factor: 1.25, margin: 0.05 },
} as const satisfies Partial<Record<VitalName, { readonly factor: number; readonly margin: number }>>;
const JUDGED = ["LCP", "INP", "CLS"] as const;

/** Bounds of the rate that `part` of `whole` shows, so many standard deviations wide (Wilson's score interval). */
export const rateBounds = (
  part: number,
  whole: number,
  doubt: number,
): { readonly low: number; readonly high: number } => {
  const square = doubt * doubt;
  const rate = part / whole;
  const centre = rate + square / (2 * whole);
  const spread = doubt * Math.sqrt((rate * (1 - rate)) / whole + square / (4 * whole * whole));
  const scale = 1 + square / whole;
  return { low: (centre - spread) / scale, high: (centre + spread) / scale };
};

/** Bounds of a quantile, by the ranks that it may have: says nothing about how values are spread. */
const quantileBounds = (
  values: readonly number[],
): { readonly low: number; readonly mid: number; readonly high: number } => {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = QUANTILE * sorted.length;
  const spread = VITAL_DOUBT * Math.sqrt(sorted.length * QUANTILE * (1 - QUANTILE));
  const at = (place: number): number => sorted[Math.min(Math.max(Math.floor(place), 0), sorted.length - 1)] ?? 0;
  return { low: at(rank - spread), mid: at(rank), high: at(rank + spread) };
};

/** A page may have been sent by another process than the one that hears of its failure. */
const viewsOf = ({ views, failed }: Pick<Counts, "views" | "failed">): number => Math.max(views, failed);

export const share = (counts: Pick<Counts, "views" | "failed">): string => {
  const views = viewsOf(counts);
  const numbers = `${Math.round(counts.failed)} of ${Math.round(views)} pages`;
  return views === 0 ? numbers : `${numbers} (${((100 * counts.failed) / views).toFixed(1)} %)`;
};

/** How often the live version fails, at most. */
const liveRateOf = (live: Counts): number => {
  const views = viewsOf(live);
  const isKnown = views >= MIN_LIVE_VIEWS;
  const seen = isKnown || live.failed > 0 ? rateBounds(live.failed, views, LIVE_DOUBT).high : 0;
  return isKnown ? seen : Math.max(seen, SUPPOSED_RATE);
};

const failsMore = (canary: Counts, live: Counts): string | null => {
  if (canary.failed < MIN_FAILED || canary.witnesses < MIN_WITNESSES) return null;
  const most = RATE_FACTOR * liveRateOf(live) + RATE_MARGIN;
  if (rateBounds(canary.failed, viewsOf(canary), CANARY_DOUBT).low <= most) return null;
  return `failed in ${share(canary)}, the live version in ${share(live)}`;
};

const isSlower = (name: (typeof JUDGED)[number], canary: Counts, live: Counts): string | null => {
  const [ours, theirs] = [canary.vitals[name], live.vitals[name]];
  if (ours.length < MIN_SAMPLES || theirs.length < MIN_SAMPLES) return null;
  const [value, reference] = [quantileBounds(ours), quantileBounds(theirs)];
  const { factor, margin } = VITAL_BOUNDS[name];
  if (value.low <= factor * reference.high + margin) return null;
  const show = (number: number): string => (name === "CLS" ? number.toFixed(3) : `${Math.round(number)} ms`);
  return `${name} is ${show(value.mid)} at the 75th percentile, the live version's ${show(reference.mid)}`;
};

/**
 * Whether a canary is worse than the live version beyond what chance explains: it fails more often, or the pages with it come
 * later, answer later or jump more. The bounds are those of decision 28.
 * @returns why it is to be taken back; null where it may go on
 */
export const judgeCanary = (canary: Counts, live: Counts): string | null => {
  const failing = failsMore(canary, live);
  if (failing !== null) return failing;
  for (const name of JUDGED) {
    const slower = isSlower(name, canary, live);
    if (slower !== null) return slower;
  }
  return null;
};
