import type { Page } from "@serambi/kernel/contracts";

import type { EventDetail, EventSummary } from "../hosts/posts";

/** An event as lists show it. Every moment has the offset of the event's own time zone. */
export type EventCard = Pick<
  EventSummary,
  | "id"
  | "slug"
  | "type"
  | "title"
  | "summary"
  | "cover"
  | "art"
  | "language"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "place"
  | "isOnline"
>;

/** What is to come and under way, the soonest first. */
export interface Upcoming {
  readonly items: readonly EventCard[];
  /** False where more are to come than one answer of the host holds. */
  readonly isWhole: boolean;
}

/** One page of what is over, the latest first. */
export type PastPage = Page<EventCard>;

/** The events of a month, in order, those that begin before it and last into it too. */
export interface EventMonth {
  readonly items: readonly EventCard[];
  /** False where the host has more events than are asked for. */
  readonly isWhole: boolean;
}

/** What `/Event` shows, of one kind of event where one is chosen. What could not be had is null. */
export interface EventsData {
  /** The instant by which events are to come, ISO 8601. */
  readonly asOf: string;
  /** The day in Jakarta: `2026-11-22`. */
  readonly today: string;
  /** What happens at what is to come, and at what was last, in the host's words: what can be chosen from. */
  readonly types: readonly string[];
  readonly shown:
    | { readonly view: "list"; readonly upcoming: Upcoming | null; readonly past: PastPage | null }
    /** `month`: `2026-12`. */
    | { readonly view: "calendar"; readonly month: string; readonly events: EventMonth | null };
}

/** An event as its page shows it. */
export interface OpenedEvent extends EventCard, Pick<EventDetail, "author" | "content" | "programme"> {
  readonly previous: EventLink | null;
  readonly next: EventLink | null;
}

/** One before or after an event, by when they begin. */
type EventLink = Pick<NonNullable<EventDetail["next"]>, "slug" | "title">;
