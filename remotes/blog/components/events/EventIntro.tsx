import { hasRoute, useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Badge, Breadcrumb } from "@serambi/kernel/ui";

import type { OpenedEvent } from "../../contract/events/EventData";
import { eventTiming } from "../../contract/events/eventTime";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { EventDate } from "./EventDate";
import s from "./EventIntro.module.css";
import { typeText } from "./eventTexts";

interface EventIntroProps {
  readonly event: OpenedEvent;
  readonly asOf: string;
}

const TONES = { upcoming: "info", now: "success", past: "neutral" } as const;

/** What it is and on which day, as a poster says it. */
export const EventIntro = ({ event, asOf }: EventIntroProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  const timing = eventTiming(event, asOf);
  const lang = event.language === language ? undefined : event.language;
  return (
    <header className={s.intro}>
      {hasRoute(tenant, EVENTS_PATH) && (
        <div className={s.way}>
          <Breadcrumb label={t.breadcrumb} items={[{ label: t.events, to: EVENTS_PATH }, { label: event.title }]} />
        </div>
      )}
      <div className={s.words}>
        <p className={s.labels}>
          {event.type && <span>{typeText(event.type, t)}</span>}
          <Badge tone={TONES[timing]}>{t[`timing.${timing}`]}</Badge>
        </p>
        <h1 className={s.title} lang={lang}>
          {event.title}
        </h1>
        {event.summary && (
          <p className={s.lede} lang={lang}>
            {event.summary}
          </p>
        )}
      </div>
      <div className={s.date}>
        <EventDate moment={event.startsAt} size="poster" />
      </div>
    </header>
  );
};
