import type { EventClient } from "../../api/events/EventClient";
import type { EventSummary } from "../../contract/hosts/posts";

type EventQuery = Parameters<EventClient["list"]>[0];

interface FakeEvents {
  readonly now: string;
  /** In any order. */
  readonly events: readonly EventSummary[];
}

/** A host of events as the contract has it: what is to come first, the soonest before the others, then what is over. */
export const fakeEvents = ({ now, events }: FakeEvents) => {
  const asked: EventQuery[] = [];
  const isOver = ({ endsAt }: EventSummary) => Date.parse(endsAt) <= Date.parse(now);
  const byStart = (a: EventSummary, b: EventSummary) => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  const ordered = [
    ...events.filter((event) => !isOver(event)).toSorted(byStart),
    ...events.filter(isOver).toSorted((a, b) => byStart(b, a)),
  ];
  const client: Pick<EventClient, "list"> = {
    list: async (query) => {
      asked.push(query);
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
  };
  return { client, asked };
};
