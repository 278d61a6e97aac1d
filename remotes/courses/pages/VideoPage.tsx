import type { Webinar } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch, parsePageNumber, standing, useTurnedPage } from "@serambi/kernel/pages";
import { fillPath, type PageContext, type PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, ErrorState, Pagination, PartNotice, SkeletonRow, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { PageTop } from "../components/programs/PageTop";
import { WebinarRows } from "../components/WebinarRows";
import type { WebinarPage } from "../contract/WebinarReader";
import { webinarTiming } from "../contract/webinarTiming";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import s from "./VideoPage.module.css";

export const preload = async ({ webinars }: CoursesStore, { query }: PageContext<Messages>) => {
  await webinars.show(parsePageNumber(query));
  return standing(webinars.data.state);
};

export { videoHead as head, videoJsonLd as jsonLd } from "./videoHead";

/** `/Video`: the webinars of the site, those to come and those that have been. */
export const Page = observer(function VideoPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language, pattern } = context;
  const { data: list, reload } = store.webinars;
  const { phase, data } = list.state;
  const isLost = phase === "failed";
  const path = fillPath(pattern);
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);

  const countText = (): string => {
    if (!data) return isLost ? t["webinars.title"] : t["webinars.loading"];
    const found = t["webinars.found"](formatNumber(data.totalItems, language));
    return data.page > 1 && data.items.length > 0 ? t.onPage(found, data.page) : found;
  };
  const part = (heading: string, items: readonly Webinar[], asOf: string) =>
    items.length > 0 && (
      <section className={s.part} aria-label={heading}>
        <h2>{heading}</h2>
        <WebinarRows items={items} asOf={asOf} />
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
    if (!data)
      return isLost ? (
        <ErrorState
          title={t["webinars.failed"]}
          message={t["webinars.failedHelp"]}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      ) : (
        <SkeletonRow />
      );
    if (data.items.length === 0) return empty(data);
    const isPast = (webinar: Webinar) => webinarTiming(webinar, data.asOf) === "past";
    return (
      <>
        {part(
          t["webinars.upcoming"],
          data.items.filter((webinar) => !isPast(webinar)),
          data.asOf,
        )}
        {part(t["webinars.past"], data.items.filter(isPast), data.asOf)}
        <Pagination
          className={s.pages}
          page={data.page}
          totalPages={data.totalPages}
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
      {data && isLost && (
        <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      <div aria-busy={phase === "loading"}>{body()}</div>
    </Wrap>
  );
});
