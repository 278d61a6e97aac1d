/** Western Indonesian Time is seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** 10.42, as clocks of the platform show it. */
export const clockTime = (moment: string): string =>
  new Date(Date.parse(moment) + JAKARTA_OFFSET_MS).toISOString().slice(11, 16).replace(":", ".");
