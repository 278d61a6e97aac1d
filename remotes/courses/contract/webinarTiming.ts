import type { Webinar } from "@serambi/kernel/contracts";

export type WebinarTiming = "upcoming" | "live" | "past";

const MINUTE_MS = 60_000;

/** Whether a webinar is still to come at an instant (ISO 8601), is on, or has been. */
export const webinarTiming = (
  { startsAt, lengthMinutes }: Pick<Webinar, "startsAt" | "lengthMinutes">,
  asOf: string,
): WebinarTiming => {
  const sinceStartMs = Date.parse(asOf) - Date.parse(startsAt);
  if (sinceStartMs < 0) return "upcoming";
  return sinceStartMs < lengthMinutes * MINUTE_MS ? "live" : "past";
};
