import { formatNumber } from "@serambi/kernel/i18n";
import { useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { cx, ErrorState, Pagination, PartNotice, Tag, TextLink } from "@serambi/kernel/ui";
import { useRef } from "react";

import { isFront, listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { SectionList } from "../../../contract/articles/SectionList";
import { ROUTES, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { PostRows } from "./PostRows";
import { SectionEmpty } from "./SectionEmpty";
import { SectionFront } from "./SectionFront";
import s from "./SectionResults.module.css";
import { SectionSkeleton } from "./SectionSkeleton";

interface SectionResultsProps {
  readonly section: Section;
  /** What is asked for: the list may still answer the question before it. */
  readonly query: SectionQuery;
  readonly list: RemoteState<SectionList>;
  /** The name of a category by its slug; missing: the site has no such category. */
  readonly nameOf: (slug: string) => string | undefined;
  readonly onRetry: () => void;
}

/** The list in each of its five faces; what was shown before stays while the next answer is on its way. */
export const SectionResults = ({ section, query, list, nameOf, onRetry }: SectionResultsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const { phase, data } = list;
  const isLost = phase === "failed";
  const isBusy = phase === "loading";
  const hasFront = data !== null && data.items.length > 0 && isFront(data.query);

  const countText = (): string => {
    if (!data) return isLost ? t[section] : t["list.loading"];
    const found = t["list.found"](formatNumber(data.totalItems, language), data.totalItems);
    const text = data.query.search === undefined ? found : t["list.foundFor"](found, data.query.search);
    return data.page > 1 && data.items.length > 0 ? t.onPage(text, data.page) : text;
  };
  const body = () => {
    if (!data)
      return isLost ? (
        <ErrorState title={t["list.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={onRetry} />
      ) : (
        <SectionSkeleton />
      );
    const { items, page, totalPages } = data;
    if (items.length === 0) {
      const { categorySlug } = data.query;
      return <SectionEmpty section={section} list={data} category={categorySlug && nameOf(categorySlug)} />;
    }
    return (
      <>
        {hasFront ? (
          <SectionFront posts={items} section={section} isBusy={isBusy} />
        ) : (
          <PostRows posts={items} heading="h2" section={section} isBusy={isBusy} />
        )}
        <Pagination
          className={s.pages}
          page={page}
          totalPages={totalPages}
          hrefFor={(to) => listAddress(tenant, section, { ...data.query, page: to })}
          labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber }}
        />
        <p className={s.feed}>
          <TextLink to={`${ROUTES[section].list}/rss.xml`}>{t["list.follow"]}</TextLink>
        </p>
      </>
    );
  };

  return (
    <div className={s.results}>
      <div className={s.bar}>
        <p ref={count} className={cx(s.count, hasFront && s.heard)} aria-live="polite" tabIndex={-1}>
          {countText()}
        </p>
        {query.search !== undefined && (
          <Tag
            removeLabel={t["list.clearSearch"]}
            removeTo={listAddress(tenant, section, { ...query, search: undefined, page: 1 })}
          >
            {query.search}
          </Tag>
        )}
      </div>
      {data && isLost && (
        <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={onRetry} />
      )}
      {body()}
    </div>
  );
};
