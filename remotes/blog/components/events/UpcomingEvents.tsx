import { useMessages, useReload } from "@serambi/kernel/remote";
import { ArrowLink, EmptyState, ErrorState, VisuallyHidden } from "@serambi/kernel/ui";

import type { Upcoming } from "../../contract/events/EventData";
import { eventsSearch } from "../../contract/events/eventsQuery";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { EventLead } from "./EventLead";
import { EventRows } from "./EventRows";
import { typeText } from "./eventTexts";
import s from "./UpcomingEvents.module.css";

interface UpcomingEventsProps {
  /** Null where it could not be had. */
  readonly upcoming: Upcoming | null;
  readonly asOf: string;
  /** What happens there; empty: whatever it is. */
  readonly type: string;
}

/** What is to come: the next one large, the others in rows; or that it could not be had. */
export const UpcomingEvents = ({ upcoming, asOf, type }: UpcomingEventsProps) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  if (!upcoming)
    return (
      <ErrorState
        title={t["events.failed"]}
        message={t.failedHelp}
        retryLabel={t.retry}
        onRetry={() => void reload()}
      />
    );
  const [lead, ...others] = upcoming.items;
  return (
    <section aria-labelledby="upcoming-heading">
      <VisuallyHidden as="h2" id="upcoming-heading">
        {t["events.upcoming"]}
      </VisuallyHidden>
      {!lead && (
        <EmptyState title={type === "" ? t["events.none"] : t["events.noneOfType"](typeText(type, t))}>
          <p>{t["events.noneHelp"]}</p>
        </EmptyState>
      )}
      {lead && <EventLead event={lead} asOf={asOf} />}
      {others.length > 0 && <EventRows items={others} asOf={asOf} heading="h3" />}
      {!upcoming.isWhole && (
        <p className={s.more}>
          <ArrowLink to={EVENTS_PATH + eventsSearch({ view: "calendar", type })}>{t["events.more"]}</ArrowLink>
        </p>
      )}
    </section>
  );
};
