import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { EmptyState, PartNotice, SkeletonRow } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { byMonth, type ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { Messages } from "../../messages/id";
import s from "./EventMonths.module.css";
import { EventRows } from "./EventRows";
import { monthText } from "./eventTexts";

interface EventMonthsProps {
  readonly events: ProgramEvents;
  /** Where to go when there is nothing. */
  readonly elsewhere?: ReactNode;
  readonly onRetry: () => void;
}

/** What is to come, month by month, each month's name standing by while its days pass. */
export const EventMonths = ({ events, elsewhere, onRetry }: EventMonthsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { items, programs, isPartial } = events;
  return (
    <>
      {isPartial && (
        <PartNotice
          title={t["events.partial"]}
          message={t["events.partialHelp"]}
          retryLabel={t.retry}
          onRetry={onRetry}
        />
      )}
      {items.length === 0 && !isPartial && (
        <EmptyState title={t["events.empty"]} action={elsewhere}>
          <p>{t["events.emptyHelp"]}</p>
        </EmptyState>
      )}
      {byMonth(items).map(({ month, items: inMonth }) => (
        <section key={month} className={s.month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} className={s.name}>
            {monthText(month, language)}
          </h2>
          <EventRows items={inMonth} programs={programs} heading="h3" />
        </section>
      ))}
    </>
  );
};

/** The shape of a month while nothing is there yet. */
export const EventMonthsSkeleton = () => (
  <div className={s.month} aria-hidden="true">
    <span />
    <div>
      <SkeletonRow lead="picture" />
      <SkeletonRow lead="picture" />
      <SkeletonRow lead="picture" />
    </div>
  </div>
);
