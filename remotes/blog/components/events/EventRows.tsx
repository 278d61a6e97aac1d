import type { EventSummary } from "@serambi/kernel/contracts";

import { EventDate } from "./EventDate";
import { EventFactsLine } from "./EventFactsLine";
import s from "./EventRows.module.css";
import { EventTitle } from "./EventTitle";

interface EventRowsProps {
  readonly items: readonly EventSummary[];
  readonly asOf: string;
  readonly heading: "h3" | "h4";
}

/** Events as a list: the day large, what happens on it, and what has to be known to come. */
export const EventRows = ({ items, asOf, heading: Heading }: EventRowsProps) => (
  <ul className={s.rows}>
    {items.map((event) => (
      <li key={event.id} className={s.row}>
        <EventDate moment={event.startsAt} />
        <div className={s.words}>
          <Heading className={s.title}>
            <EventTitle event={event} />
          </Heading>
          <EventFactsLine event={event} asOf={asOf} />
        </div>
        {event.summary && <p className={s.summary}>{event.summary}</p>}
      </li>
    ))}
  </ul>
);
