import { useMessages, useTenant } from "@serambi/kernel/remote";
import { AddToCalendar } from "@serambi/kernel/ui";

import type { EventCard } from "../../contract/events/EventData";
import { calendarEvent } from "../../contract/events/calendarEvent";
import { eventTiming } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import { EventCover } from "./EventCover";
import { EventDate } from "./EventDate";
import { EventFactsLine } from "./EventFactsLine";
import s from "./EventLead.module.css";
import { calendarTexts } from "./eventTexts";
import { EventTitle } from "./EventTitle";

interface EventLeadProps {
  readonly event: EventCard;
  readonly asOf: string;
}

/** The event that comes next: as large as its page's beginning. */
export const EventLead = ({ event, asOf }: EventLeadProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const isToCome = eventTiming(event, asOf) === "upcoming";
  return (
    <article className={s.lead}>
      <div className={s.words}>
        <p className={s.label}>{isToCome ? t["events.next"] : t["timing.now"]}</p>
        <h3 className={s.title}>
          <EventTitle event={event} />
        </h3>
        <div className={s.facts}>
          <EventDate moment={event.startsAt} />
          <div className={s.more}>
            <EventFactsLine event={event} asOf={asOf} />
            {event.summary && <p>{event.summary}</p>}
            {isToCome && (
              <AddToCalendar
                event={calendarEvent(tenant, event)}
                fileName={event.slug}
                name={event.title}
                texts={calendarTexts(t)}
              />
            )}
          </div>
        </div>
      </div>
      <div className={s.cover}>
        <EventCover event={event} isFirst />
      </div>
    </article>
  );
};
