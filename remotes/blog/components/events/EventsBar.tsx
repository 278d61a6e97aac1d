import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon } from "@serambi/kernel/ui";

import { eventsSearch, type EventsQuery } from "../../contract/events/eventsQuery";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "./EventsBar.module.css";
import { typeText } from "./eventTexts";

interface EventsBarProps {
  readonly query: EventsQuery;
  /** What can be chosen from, in the host's words. */
  readonly types: readonly string[];
}

const VIEWS = [
  ["list", "list"],
  ["calendar", "calendar"],
] as const;

/** What is shown of the events, and how: links, each an address of its own. */
export const EventsBar = ({ query, types }: EventsBarProps) => {
  const t = useMessages<Messages>();
  const choices = [...new Set([...types, query.type])].filter(Boolean);
  return (
    <div className={s.bar}>
      {(choices.length > 1 || query.type) && (
        <nav aria-label={t["events.types"]}>
          <ul className={s.types}>
            {["", ...choices].map((type) => (
              <li key={type}>
                <Link
                  to={EVENTS_PATH + eventsSearch({ ...query, type, page: 1 })}
                  aria-current={type === query.type ? "true" : undefined}
                >
                  {type === "" ? t["events.anyType"] : typeText(type, t)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t["events.views"]} className={s.views}>
        <ul>
          {VIEWS.map(([view, icon]) => (
            <li key={view}>
              <Link
                to={EVENTS_PATH + eventsSearch({ view, type: query.type })}
                aria-current={view === query.view ? "page" : undefined}
              >
                <Icon name={icon} /> {t[`view.${view}`]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
