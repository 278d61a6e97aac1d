import { parsePageNumber } from "@serambi/kernel/pages";

import { isWithinReach } from "./month";

/** What of the events an address asks for. */
export interface EventsQuery {
  readonly view: "list" | "calendar";
  /** Of what is over, from 1. */
  readonly page: number;
  /** What happens there; empty: whatever it is. */
  readonly type: string;
  /** Missing: the calendar's own choice. */
  readonly month: string | null;
}

const MAX_TYPE_LENGTH = 60;

/**
 * Reads an address. What makes no sense counts as absent.
 * @param today bounds how far a calendar leads
 */
export const parseEventsQuery = (params: URLSearchParams, today: string): EventsQuery => {
  const type = params.get("type")?.trim() ?? "";
  const month = params.get("month") ?? "";
  return {
    view: params.get("view") === "calendar" ? "calendar" : "list",
    page: parsePageNumber(params),
    type: type.length > MAX_TYPE_LENGTH ? "" : type,
    month: isWithinReach(month, today) ? month : null,
  };
};

/** The query part of an address, with its `?`; empty for the list as it begins. */
export const eventsSearch = ({ view, page, type, month }: Partial<EventsQuery>): string => {
  const params = new URLSearchParams();
  if (view === "calendar") params.set("view", view);
  if (view === "calendar" && month) params.set("month", month);
  if (type) params.set("type", type);
  if (view !== "calendar" && page !== undefined && page > 1) params.set("page", String(page));
  const search = params.toString();
  return search && `?${search}`;
};
