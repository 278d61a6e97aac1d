import type { Page } from "@serambi/kernel/contracts";

import type { Webinar } from "./hosts/programs";

export type WebinarTiming = "upcoming" | "live" | "past";

/** A webinar as its page shows it, by the instant of the answer: server and browser say the same of it. */
export type TimedWebinar = Omit<Webinar, "logo" | "programIds"> & { readonly timing: WebinarTiming };

export type WebinarPage = Page<TimedWebinar>;

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
