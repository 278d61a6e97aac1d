import type { Applicant } from "./Application";
import { daysBetween } from "./days";

/** Days after which an application that nobody has read stands out. */
export const LONG_WAIT_DAYS = 3;

/** Tells whether nobody has read an application for long. @param now when the page was made */
export const isWaitingLong = ({ state, sentAt }: Applicant, now: string): boolean =>
  state === "sent" && daysBetween(sentAt, now) >= LONG_WAIT_DAYS;
