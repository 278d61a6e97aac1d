import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { OpenedEvent } from "../../contract/events/EventData";
import { dayOf, zoneName } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import s from "./EventProgramme.module.css";
import { hourText } from "./eventTexts";

/** What happens when, in order. An event of several days tells the day of each. */
export const EventProgramme = ({ event }: { readonly event: OpenedEvent }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { programme, startsAt, endsAt } = event;
  const hasDays = dayOf(startsAt) !== dayOf(endsAt);
  const lang = event.language === language ? undefined : event.language;
  return (
    <section className={s.programme} aria-labelledby="programme-heading">
      <h2 id="programme-heading" className={s.heading}>
        {t["event.programme"]}
      </h2>
      <table className={s.table} aria-labelledby="programme-heading">
        <thead>
          <tr>
            {hasDays && <th scope="col">{t["event.date"]}</th>}
            <th scope="col">{`${t["event.when"]} (${zoneName(event)})`}</th>
            <th scope="col">{t["event.item"]}</th>
          </tr>
        </thead>
        <tbody>
          {programme.map((entry) => (
            <tr key={`${entry.startsAt} ${entry.title}`}>
              {hasDays && <td>{formatDate(dayOf(entry.startsAt), language, "day-month")}</td>}
              <td>
                <time dateTime={entry.startsAt}>{hourText(entry.startsAt, language)}</time>
              </td>
              <th scope="row" lang={lang}>
                {entry.title}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
