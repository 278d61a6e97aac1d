import { useTurnedPage } from "@serambi/kernel/pages";
import { useMessages, useReload } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, Pagination, PartNotice } from "@serambi/kernel/ui";
import { useRef } from "react";

import type { PastPage } from "../../contract/events/EventData";
import { eventsSearch, type EventsQuery } from "../../contract/events/eventsQuery";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "./PastEvents.module.css";
import { PastRows } from "./PastRows";

interface PastEventsProps {
  /** Null where it could not be had. */
  readonly past: PastPage | null;
  readonly query: EventsQuery;
}

/** What is over, page by page; or that it could not be had. */
export const PastEvents = ({ past, query }: PastEventsProps) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  const heading = useRef<HTMLHeadingElement>(null);
  useTurnedPage(heading);
  const hrefFor = (page: number) => EVENTS_PATH + eventsSearch({ type: query.type, page });
  const isEmpty = past?.items.length === 0;
  const isBehind = isEmpty && past.totalItems > 0;
  return (
    <section className={s.past} aria-labelledby="past-heading">
      <h2 id="past-heading" ref={heading} tabIndex={-1} className={s.heading}>
        {t["events.past"]}
      </h2>
      <div>
        {!past && (
          <PartNotice
            title={t["events.pastFailed"]}
            message={t["events.partHelp"]}
            retryLabel={t.retry}
            onRetry={() => void reload()}
          />
        )}
        {isBehind && (
          <EmptyState title={t.emptyPage} action={<ButtonLink to={hrefFor(past.totalPages)}>{t.lastPage}</ButtonLink>}>
            <p>{t.emptyPageHelp(past.totalPages)}</p>
          </EmptyState>
        )}
        {isEmpty && !isBehind && <p className={s.none}>{t["events.nonePast"]}</p>}
        {past && !isEmpty && <PastRows items={past.items} />}
        {past && (
          <Pagination
            className={s.pages}
            page={query.page}
            totalPages={past.totalPages}
            hrefFor={hrefFor}
            labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
          />
        )}
      </div>
    </section>
  );
};
