import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { EventCard } from "../../contract/events/EventData";
import type { Messages } from "../../messages/id";
import { placeText, spanText, typeText } from "./eventTexts";
import { EventTitle } from "./EventTitle";
import s from "./PastRows.module.css";

/** What is over, a line each: when, what, where. */
export const PastRows = ({ items }: { readonly items: readonly EventCard[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <ul className={s.rows}>
      {items.map((event) => (
        <li key={event.id} className={s.row}>
          <time className={s.date} dateTime={event.startsAt}>
            {spanText(event, language)}
          </time>
          <h3 className={s.title}>
            <EventTitle event={event} />
          </h3>
          <p className={s.facts}>
            {[event.type && typeText(event.type, t), placeText(event, t)].filter(Boolean).join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
};
