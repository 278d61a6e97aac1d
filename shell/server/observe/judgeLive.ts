import { rateBounds, share, type Counts } from "./judgeCanary";

/** One page may fail by a bad line. */
const MIN_FAILED = 5;
/** With fewer pages of the version before than this, little is known of how often it failed. */
const MIN_VIEWS_BEFORE = 30;
/** So often a version may fail that is compared with nothing. */
const SUPPOSED_RATE = 0.5;
/** So many times the rate of the version before, and so much more, is what its successor may fail. */
const RATE_FACTOR = 2;
const RATE_MARGIN = 0.1;
/** Standard deviations. */
const DOUBT = 2.5;

type Pages = Pick<Counts, "views" | "failed">;

/**
 * Judges whether the live version fails so much that the one before it is to be live again. The bounds are wider than a canary's: what all
 * visitors have is changed.
 * @param before what this process saw of the version before, if anything
 * @returns why it is to be taken back; null where it may go on
 */
export const judgeLive = (live: Pages, before: Pages | null): string | null => {
  if (live.failed < MIN_FAILED) return null;
  const isKnown = before !== null && before.views >= MIN_VIEWS_BEFORE;
  const most = isKnown
    ? RATE_FACTOR * rateBounds(before.failed, before.views, DOUBT).high + RATE_MARGIN
    : SUPPOSED_RATE;
  if (rateBounds(live.failed, Math.max(live.views, live.failed), DOUBT).low <= most) return null;
  return `failed in ${share(live)}${isKnown ? `, the version before in ${share(before)}` : ""}`;
};
