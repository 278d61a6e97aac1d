import type { EventDetail, EventSummary, Page } from "@serambi/kernel/contracts";

/** What is to come and under way, the soonest first. */
export interface Agenda {
  readonly items: readonly EventSummary[];
  /** What happens at them, and at those that were last, in the host's words: what can be chosen from. */
  readonly types: readonly string[];
  /** False where more are to come than one answer of the host holds. */
  readonly isWhole: boolean;
  /** The instant by which they are to come, ISO 8601. */
  readonly asOf: string;
}

/** What `events.upcoming.v1` shows. */
export type UpcomingData = Pick<Agenda, "items" | "asOf">;

/** One page of what is over, the latest first. */
export type PastEvents = Page<EventSummary>;

/** The events of a month, in order, those that begin before it and last into it too. */
export interface EventMonth {
  /** `2026-12` */
  readonly month: string;
  readonly items: readonly EventSummary[];
  /** False where the host has more events than are asked for. */
  readonly isWhole: boolean;
  readonly asOf: string;
}

export interface OpenedEvent {
  readonly event: EventDetail;
  readonly asOf: string;
}
