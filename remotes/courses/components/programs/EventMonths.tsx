import { useLanguage, useMessages, useReload } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, PartNotice } from "@serambi/kernel/ui";

import { byMonth, type ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { Messages } from "../../messages/id";
import s from "./EventMonths.module.css";
import { EventRows } from "./EventRows";
import { monthText } from "./eventTexts";
import { LostList } from "./LostList";

interface EventMonthsProps {
  /** `null` where they could not be read. */
  readonly events: ProgramEvents | null;
  /** Where to go when there is nothing: a page that this site may not have. */
  readonly elsewhere: { readonly label: string; readonly to: string | undefined };
}

/** What is to come, month by month, each month's name standing by while its days pass. */
export const EventMonths = ({ events, elsewhere: { label, to } }: EventMonthsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const reload = useReload();
  if (events === null) return <LostList title={t["events.failed"]} />;
  const { items, programs, isPartial } = events;
  return (
    <>
      {isPartial && (
        <PartNotice
          title={t["events.partial"]}
          message={t["events.partialHelp"]}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      )}
      {items.length === 0 && !isPartial && (
        <EmptyState title={t["events.empty"]} action={to && <ButtonLink to={to}>{label}</ButtonLink>}>
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
