import { eventTiming } from "../../contract/events/eventTime";
import type { EventSummary } from "../../contract/hosts/posts";
import type { EventClient } from "./EventClient";

/** The largest page that the host gives. */
const PAGE_SIZE = 50;

interface Agenda {
  /** To come and under way, the soonest first. */
  readonly items: readonly EventSummary[];
  /** What happens at them, and at those that were last, in the host's words. */
  readonly types: readonly string[];
  /** False where more are to come than one answer of the host holds. */
  readonly isWhole: boolean;
}

/**
 * What is to come, and which kinds of events there are. One answer tells both: what is to come stands first, and what was last follows.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const readAgenda = async (events: Pick<EventClient, "list">, asOf: string): Promise<Agenda> => {
  const { items, totalPages } = await events.list({ page: 1, pageSize: PAGE_SIZE });
  const toCome = items.filter((event) => eventTiming(event, asOf) !== "past");
  return {
    items: toCome.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
    types: [...new Set(items.map(({ type }) => type))].filter(Boolean),
    isWhole: totalPages < 2 || toCome.length < items.length,
  };
};
