import { useTurnedPage } from "@serambi/kernel/pages";
import { useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ButtonLink, EmptyState, Pagination, PartNotice } from "@serambi/kernel/ui";
import { useRef } from "react";

import type { PastEvents as Data } from "../../contract/events/EventData";
import { eventsSearch, type EventsQuery } from "../../contract/events/eventsQuery";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { EventsSkeleton } from "./EventsSkeleton";
import s from "./PastEvents.module.css";
import { PastRows } from "./PastRows";

interface PastEventsProps {
  readonly state: RemoteState<Data>;
  readonly query: EventsQuery;
  readonly onRetry: () => void;
}

/** What is over, page by page. */
export const PastEvents = ({ state: { phase, data }, query, onRetry }: PastEventsProps) => {
  const t = useMessages<Messages>();
  const heading = useRef<HTMLHeadingElement>(null);
  useTurnedPage(heading);
  const hrefFor = (page: number) => EVENTS_PATH + eventsSearch({ type: query.type, page });
  const isEmpty = data?.items.length === 0;
  const isBehind = isEmpty && data.totalItems > 0;
  return (
    <section className={s.past} aria-labelledby="past-heading">
      <h2 id="past-heading" ref={heading} tabIndex={-1} className={s.heading}>
        {t["events.past"]}
      </h2>
      <div>
        {phase === "failed" && (
          <PartNotice
            title={data ? t.listStale : t["events.pastFailed"]}
            message={data ? t.listStaleHelp : t["events.partHelp"]}
            retryLabel={t.retry}
            onRetry={onRetry}
          />
        )}
        {!data && phase !== "failed" && <EventsSkeleton />}
        {isBehind && (
          <EmptyState title={t.emptyPage} action={<ButtonLink to={hrefFor(data.totalPages)}>{t.lastPage}</ButtonLink>}>
            <p>{t.emptyPageHelp(data.totalPages)}</p>
          </EmptyState>
        )}
        {isEmpty && !isBehind && <p className={s.none}>{t["events.nonePast"]}</p>}
        {data && !isEmpty && <PastRows items={data.items} />}
        {data && (
          <Pagination
            className={s.pages}
            page={query.page}
            totalPages={data.totalPages}
            hrefFor={hrefFor}
            labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
          />
        )}
      </div>
    </section>
  );
};
