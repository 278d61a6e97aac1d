import { DayRow, DayRows } from "@serambi/kernel/ui";

import type { EventCard } from "../../contract/events/EventData";
import { EventDate } from "./EventDate";
import { EventFactsLine } from "./EventFactsLine";
import s from "./EventRows.module.css";
import { EventTitle } from "./EventTitle";

interface EventRowsProps {
  readonly items: readonly EventCard[];
  readonly asOf: string;
  readonly heading: "h3" | "h4";
}

/** Events as a list: the day large, what happens on it, and what has to be known to come. */
export const EventRows = ({ items, asOf, heading }: EventRowsProps) => (
  <DayRows>
    {items.map((event) => (
      <DayRow
        key={event.id}
        className={s.row}
        day={<EventDate moment={event.startsAt} />}
        heading={heading}
        title={<EventTitle event={event} />}
        facts={<EventFactsLine event={event} asOf={asOf} />}
      >
        {event.summary && <p className={s.summary}>{event.summary}</p>}
      </DayRow>
    ))}
  </DayRows>
);
