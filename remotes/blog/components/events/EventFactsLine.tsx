import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Badge } from "@serambi/kernel/ui";

import type { EventCard } from "../../contract/events/EventData";
import { dayOf, eventTiming } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import s from "./EventFactsLine.module.css";
import { hoursText, placeText, spanText, typeText } from "./eventTexts";

interface EventFactsLineProps {
  readonly event: EventCard;
  /** The instant by which it is to come or under way, ISO 8601. */
  readonly asOf: string;
}

/** What has to be known to come, in one line: what it is, when, where. */
export const EventFactsLine = ({ event, asOf }: EventFactsLineProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { type, startsAt, endsAt } = event;
  const lastsDays = dayOf(startsAt) !== dayOf(endsAt);
  return (
    <ul className={s.facts}>
      {eventTiming(event, asOf) === "now" && (
        <li>
          <Badge tone="success">{t["timing.now"]}</Badge>
        </li>
      )}
      {type && <li className={s.type}>{typeText(type, t)}</li>}
      <li>{[lastsDays && spanText(event, language), hoursText(event, t, language)].filter(Boolean).join(", ")}</li>
      <li>{placeText(event, t)}</li>
    </ul>
  );
};
