import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, useTurnedPage } from "@serambi/kernel/pages";
import { fillPath, useNavigation, useReload, type PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, ErrorState, Pagination, Wrap } from "@serambi/kernel/ui";
import { useRef } from "react";

import { PageTop } from "../components/programs/PageTop";
import { WebinarRows } from "../components/WebinarRows";
import type { TimedWebinar, WebinarPage } from "../contract/webinarTiming";
import type { videoLoader } from "./video.server";
import s from "./VideoPage.module.css";

/** `/Video`: the webinars of the site, those to come and those that have been. */
export const Page = ({ data: { list }, context }: PageProps<typeof videoLoader>) => {
  const { t, language, pattern } = context;
  const reload = useReload();
  const isBusy = useNavigation().state === "loading";
  const path = fillPath(pattern);
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);

  const countText = (): string => {
    if (!list) return t["webinars.title"];
    const found = t["webinars.found"](formatNumber(list.totalItems, language));
    return list.page > 1 && list.items.length > 0 ? t.onPage(found, list.page) : found;
  };
  const part = (heading: string, items: readonly TimedWebinar[]) =>
    items.length > 0 && (
      <section className={s.part} aria-label={heading}>
        <h2>{heading}</h2>
        <WebinarRows items={items} />
      </section>
    );
  const empty = ({ totalItems, totalPages }: WebinarPage) =>
    totalItems > 0 ? (
      <EmptyState title={t.emptyPage} action={<ButtonLink to={path + pageSearch(totalPages)}>{t.lastPage}</ButtonLink>}>
        <p>{t.emptyPageHelp(totalPages)}</p>
      </EmptyState>
    ) : (
      <EmptyState title={t["webinars.empty"]}>
        <p>{t["webinars.emptyHelp"]}</p>
      </EmptyState>
    );
  const body = () => {
    if (!list)
      return (
        <ErrorState
          title={t["webinars.failed"]}
          message={t["webinars.failedHelp"]}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      );
    if (list.items.length === 0) return empty(list);
    const isPast = ({ timing }: TimedWebinar) => timing === "past";
    return (
      <>
        {part(
          t["webinars.upcoming"],
          list.items.filter((webinar) => !isPast(webinar)),
        )}
        {part(t["webinars.past"], list.items.filter(isPast))}
        <Pagination
          className={s.pages}
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => path + pageSearch(page)}
          labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
        />
      </>
    );
  };

  return (
    <Wrap className={s.page}>
      <PageTop heading={t["webinars.heading"]} lede={t["webinars.lede"]} />
      <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
        {countText()}
      </p>
      <div aria-busy={isBusy}>{body()}</div>
    </Wrap>
  );
};
