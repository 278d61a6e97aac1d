import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon, VisuallyHidden } from "@serambi/kernel/ui";

import { eventsSearch, type EventsQuery } from "../../contract/events/eventsQuery";
import { addMonths, isWithinReach, monthText } from "../../contract/events/month";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "./MonthTurns.module.css";

interface MonthTurnsProps {
  readonly id: string;
  readonly month: string;
  readonly query: EventsQuery;
  readonly today: string;
}

/** A month's name between the ways to those before and after it. */
export const MonthTurns = ({ id, month, query, today }: MonthTurnsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const turn = (by: 1 | -1) => {
    const to = addMonths(month, by);
    if (!isWithinReach(to, today)) return <span className={s.turn} aria-hidden="true" />;
    const name = monthText(to, language);
    return (
      <Link
        className={s.turn}
        // Its own place: turning months does not begin at the page's top.
        to={`${EVENTS_PATH}${eventsSearch({ ...query, month: to })}#${id}`}
        rel={by < 0 ? "prev" : "next"}
        aria-label={by < 0 ? t["month.previous"](name) : t["month.next"](name)}
      >
        <Icon name={by < 0 ? "arrow-left" : "arrow-right"} />
      </Link>
    );
  };
  return (
    <div className={s.head}>
      {turn(-1)}
      <h2 id={id} className={s.name} tabIndex={-1}>
        <VisuallyHidden>{t["view.calendar"]} </VisuallyHidden>
        {monthText(month, language)}
      </h2>
      {turn(1)}
    </div>
  );
};
