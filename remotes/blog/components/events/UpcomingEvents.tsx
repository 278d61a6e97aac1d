import { useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ArrowLink, EmptyState, ErrorState, PartNotice, VisuallyHidden } from "@serambi/kernel/ui";

import type { Agenda } from "../../contract/events/EventData";
import { eventsSearch } from "../../contract/events/eventsQuery";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { EventLead } from "./EventLead";
import { EventRows } from "./EventRows";
import { EventsSkeleton } from "./EventsSkeleton";
import { typeText } from "./eventTexts";
import s from "./UpcomingEvents.module.css";

interface UpcomingEventsProps {
  readonly state: RemoteState<Agenda>;
  /** What happens there; empty: whatever it is. */
  readonly type: string;
  readonly onRetry: () => void;
}

/** What is to come, whatever became of asking for it: the next one large, the others in rows. */
export const UpcomingEvents = ({ state: { phase, data }, type, onRetry }: UpcomingEventsProps) => {
  const t = useMessages<Messages>();
  const isLost = phase === "failed";
  if (data === null && isLost)
    return <ErrorState title={t["events.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={onRetry} />;
  if (data === null) return <EventsSkeleton />;
  const items = data.items.filter((event) => type === "" || event.type === type);
  const [lead, ...others] = items;
  return (
    <section aria-labelledby="upcoming-heading">
      <VisuallyHidden as="h2" id="upcoming-heading">
        {t["events.upcoming"]}
      </VisuallyHidden>
      {isLost && <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={onRetry} />}
      {!lead && (
        <EmptyState title={type === "" ? t["events.none"] : t["events.noneOfType"](typeText(type, t))}>
          <p>{t["events.noneHelp"]}</p>
        </EmptyState>
      )}
      {lead && <EventLead event={lead} asOf={data.asOf} />}
      {others.length > 0 && <EventRows items={others} asOf={data.asOf} heading="h3" />}
      {!data.isWhole && (
        <p className={s.more}>
          <ArrowLink to={EVENTS_PATH + eventsSearch({ view: "calendar", type })}>{t["events.more"]}</ArrowLink>
        </p>
      )}
    </section>
  );
};
