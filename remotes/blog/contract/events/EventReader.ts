import type { EventDetail, EventSummary, Page } from "@serambi/kernel/contracts";

export interface EventQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** True: to come and under way, the soonest first. False: over, the latest first. Missing: both, in that order. */
  readonly isActive?: boolean | undefined;
  /** What happens there, in the host's word for it. */
  readonly type?: string | undefined;
}

/**
 * The calls that events are made of; each throws AppError offline | timeout | upstream | malformed. Every moment comes with the
 * offset of the event's own time zone: what stands in the text is what its clock shows.
 */
export interface EventReader {
  list(query: EventQuery): Promise<Page<EventSummary>>;
  /** By slug or id, its content sanitised. @throws AppError not-found, too */
  event(key: string): Promise<EventDetail>;
}

export type LazyEventReader = () => Promise<EventReader>;
