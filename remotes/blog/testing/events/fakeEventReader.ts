import type { EventDetail, EventSummary } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";

import type { EventQuery, EventReader } from "../../contract/events/EventReader";

interface FakeEvents {
  readonly now: string;
  /** In any order. */
  readonly events: readonly EventSummary[];
  readonly opened?: EventDetail;
  /** While it gives true a call fails. */
  readonly isDown?: (query: EventQuery) => boolean;
}

/** A host of events as the contract has it: what is to come first, the soonest before the others, then what is over. */
export const fakeEventReader = ({ now, events, opened, isDown = () => false }: FakeEvents) => {
  const asked: EventQuery[] = [];
  const keys: string[] = [];
  const isOver = ({ endsAt }: EventSummary) => Date.parse(endsAt) <= Date.parse(now);
  const byStart = (a: EventSummary, b: EventSummary) => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  const ordered = [
    ...events.filter((event) => !isOver(event)).toSorted(byStart),
    ...events.filter(isOver).toSorted((a, b) => byStart(b, a)),
  ];
  const reader: EventReader = {
    list: async (query) => {
      asked.push(query);
      if (isDown(query)) throw new AppError("offline", "down");
      const { page, pageSize, isActive, type } = query;
      const wanted = ordered
        .filter((event) => isActive === undefined || isActive !== isOver(event))
        .filter((event) => !type || event.type === type);
      return {
        page,
        perPage: pageSize,
        totalItems: wanted.length,
        totalPages: Math.ceil(wanted.length / pageSize),
        items: wanted.slice((page - 1) * pageSize, page * pageSize),
      };
    },
    event: async (key) => {
      keys.push(key);
      if (!opened) throw new AppError("not-found", "No such event");
      return opened;
    },
  };
  return { reader: async () => reader, asked, keys };
};
