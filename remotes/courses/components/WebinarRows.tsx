import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { AddToCalendar, Badge } from "@serambi/kernel/ui";

import { coursePath, VIDEO_PATH } from "../contract/paths";
import type { TimedWebinar } from "../contract/webinarTiming";
import type { Messages } from "../messages/id";
import { CourseTitle } from "./CourseTitle";
import { termsText } from "./courseTexts";
import { calendarTexts } from "./keepTexts";
import { hourText } from "./programs/eventTexts";
import s from "./WebinarRows.module.css";

/** Webinars as a programme: the day large, then what it is about and who speaks. */
export const WebinarRows = ({ items }: { readonly items: readonly TimedWebinar[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  const { origin } = tenant;
  return (
    <ul className={s.rows}>
      {items.map((webinar) => {
        const { classroomId, name, slug, description, programName, startsAt, lengthMinutes, speakers, timing } =
          webinar;
        const [day, ...month] = formatDate(startsAt, language, "short").split(" ");
        return (
          <li key={classroomId}>
            <article className={s.row} data-timing={timing}>
              <time className={s.date} dateTime={startsAt}>
                <span className={s.day}>{day}</span> <span>{month.join(" ")}</span>
                <span>{t["events.at"](hourText(startsAt, language))}</span>
              </time>
              <div className={s.words}>
                <p className={s.facts}>
                  {timing === "live" && <Badge tone="success">{t["webinars.live"]}</Badge>}
                  {programName && <span>{programName}</span>}
                  <span>{termsText(webinar, t, language)}</span>
                </p>
                <h3 className={s.name}>
                  <CourseTitle course={webinar} />
                </h3>
                <p className={s.description}>{description}</p>
              </div>
              <div className={s.side}>
                {speakers.length > 0 && (
                  <>
                    <h4 className={s.label}>{t["webinars.speakers"]}</h4>
                    <ul className={s.speakers}>
                      {speakers.map((speaker) => (
                        <li key={speaker.name}>
                          <b>{speaker.name}</b>
                          {speaker.role && <span>{speaker.role}</span>}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
                {timing === "upcoming" && (
                  <AddToCalendar
                    fileName={slug}
                    name={name}
                    texts={calendarTexts(t)}
                    event={{
                      uid: `${classroomId}@${new URL(origin).host}`,
                      title: name,
                      description,
                      url: origin + (coursePath(tenant, slug) ?? VIDEO_PATH),
                      when: { startsAt, lengthMinutes },
                    }}
                  />
                )}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
};
