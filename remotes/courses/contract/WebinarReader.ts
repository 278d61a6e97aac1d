import type { Page, Webinar } from "@serambi/kernel/contracts";

/** Where webinars are read from. Every method may throw AppError (offline, timeout, upstream, malformed, …). */
export interface WebinarReader {
  /** @param page from 1; those to come first, soonest first, then those that have been */
  list(page: number): Promise<Page<Webinar>>;
}

export type LazyWebinarReader = () => Promise<WebinarReader>;

/** A page of webinars. */
export interface WebinarPage extends Page<Webinar> {
  /** The instant of the answer, ISO 8601: which webinars are still to come is told by it, the same on server and browser. */
  readonly asOf: string;
}
