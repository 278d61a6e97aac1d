import { dayOf } from "../../contract/events/eventTime";
import { addMonths, todayOf } from "../../contract/events/month";
import type { EventSummary } from "../../contract/hosts/posts";
import type { EventClient } from "./EventClient";

/** The largest page that the host gives. */
const PAGE_SIZE = 50;
/** A bound on what one month may ask of the host, each way from today. */
const MAX_PAGES = 10;

interface Found {
  readonly items: readonly EventSummary[];
  /** False where the host has more events than are asked for. */
  readonly isWhole: boolean;
}

/** Reads page by page until one ends with what is no longer wanted. */
const readUntil = async (
  events: Pick<EventClient, "list">,
  isActive: boolean,
  isBeyond: (event: EventSummary) => boolean,
): Promise<Found> => {
  const items: EventSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await events.list({ page, pageSize: PAGE_SIZE, isActive });
    items.push(...answer.items);
    const last = answer.items.at(-1);
    if (page >= answer.totalPages || last === undefined || isBeyond(last)) return { items, isWhole: true };
  }
  return { items, isWhole: false };
};

const NOTHING: Found = { items: [], isWhole: true };

/**
 * The events of a month. The host has no query for one, but an order: what is to come from today on, what is over from today back.
 * What began more than a month before this one and is over is not looked for.
 */
export const readMonth = async (events: Pick<EventClient, "list">, month: string, asOf: string): Promise<Found> => {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  const before = `${addMonths(month, -1)}-01`;
  const isPastPossible = first <= todayOf(asOf);
  const [ahead, back] = await Promise.all([
    readUntil(events, true, ({ startsAt }) => dayOf(startsAt) >= next),
    isPastPossible ? readUntil(events, false, ({ startsAt }) => dayOf(startsAt) < before) : NOTHING,
  ]);
  const items = [...ahead.items, ...back.items]
    .filter(({ startsAt, endsAt }) => dayOf(startsAt) < next && dayOf(endsAt) >= first)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return { items, isWhole: ahead.isWhole && back.isWhole };
};
