import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { AddToCalendar, ShareLink, TextLink } from "@serambi/kernel/ui";

import type { OpenedEvent } from "../../contract/events/EventData";
import { calendarEvent } from "../../contract/events/calendarEvent";
import { dayOf, eventTiming, zoneName } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import s from "./EventFacts.module.css";
import { calendarTexts, dayText, hoursText, hourText, shareTexts } from "./eventTexts";
import { LocalTime } from "./LocalTime";

interface EventFactsProps {
  readonly event: OpenedEvent;
  readonly asOf: string;
}

/** A search on a map that needs no account; a tenant's events have no coordinates. No address has half of a cut pair. */
const mapAddress = (words: readonly string[]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(
    words
      .filter(Boolean)
      .join(", ")
      .replace(/\p{Cs}/gu, "-"),
  )}`;

/** All that has to be known to come: when, by which clock, where, who says so; and what to take along. */
export const EventFacts = ({ event, asOf }: EventFactsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  const { title, slug, startsAt, endsAt, timeZone, place, isOnline, author } = event;
  const calendar = calendarEvent(tenant, event);
  const zone = zoneName(event);
  const isOneDay = dayOf(startsAt) === dayOf(endsAt);
  return (
    <aside className={s.facts} aria-label={t["event.facts"]}>
      <dl>
        <div>
          <dt>{t["event.when"]}</dt>
          <dd>
            <p>
              <time dateTime={startsAt} className={s.main}>
                {dayText(startsAt, t, language)}
              </time>
              <span>{hoursText({ ...event, endsAt: isOneDay ? endsAt : startsAt }, t, language)}</span>
            </p>
            {!isOneDay && (
              <p>
                {t["event.until"]}{" "}
                <time dateTime={endsAt} className={s.main}>
                  {dayText(endsAt, t, language)}
                </time>
                <span>{t["time.at"](`${hourText(endsAt, language)} ${zone}`)}</span>
              </p>
            )}
            <p className={s.note}>{t["event.zone"](zone, timeZone.replaceAll("_", " "))}</p>
            <div className={s.note}>
              <LocalTime moment={startsAt} />
            </div>
          </dd>
        </div>
        <div>
          <dt>{t["event.where"]}</dt>
          <dd>
            {place && (
              <p>
                <span className={s.main}>{place.name}</span>
                {[place.address, place.city].filter(Boolean).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <TextLink className={s.map} to={mapAddress([place.name, place.address, place.city])}>
                  {t["event.map"]}
                </TextLink>
              </p>
            )}
            {(isOnline || !place) && (
              <p>
                <span className={s.main}>{t["place.online"]}</span>
                <span className={s.note}>{t["event.online"]}</span>
              </p>
            )}
          </dd>
        </div>
        {author.name && (
          <div>
            <dt>{t["event.host"]}</dt>
            <dd>
              <span className={s.main}>{author.name}</span>
              {author.role && <span className={s.note}>{author.role}</span>}
            </dd>
          </div>
        )}
      </dl>
      <div className={s.keep}>
        {eventTiming(event, asOf) !== "past" && (
          <AddToCalendar event={calendar} fileName={slug} texts={calendarTexts(t)} />
        )}
        <ShareLink url={calendar.url} title={title} texts={shareTexts(t)} />
      </div>
    </aside>
  );
};
