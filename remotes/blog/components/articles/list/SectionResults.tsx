import type { Page } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages, useNavigation, useReload, useTenant } from "@serambi/kernel/remote";
import { cx, ErrorState, Pagination, Tag, TextLink } from "@serambi/kernel/ui";
import { useRef } from "react";

import { isFront, listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { ListedPost } from "../../../contract/articles/ListedPost";
import { ROUTES, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { PostRows } from "./PostRows";
import { SectionEmpty } from "./SectionEmpty";
import { SectionFront } from "./SectionFront";
import s from "./SectionResults.module.css";

interface SectionResultsProps {
  readonly section: Section;
  /** What the list answers. */
  readonly query: SectionQuery;
  /** What was asked for last: its answer may still be on its way. */
  readonly wanted: SectionQuery;
  /** Null where it could not be had. */
  readonly list: Page<ListedPost> | null;
  /** Name of the category that is asked for; missing: the site has no such category. */
  readonly category: string | undefined;
}

/** The list, or why there is none; what was shown before stays while the next answer is on its way. */
export const SectionResults = ({ section, query, wanted, list, category }: SectionResultsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  const reload = useReload();
  const isBusy = useNavigation().state === "loading";
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const hasFront = list !== null && list.items.length > 0 && isFront(query);

  const countText = (): string => {
    if (!list) return t[section];
    const found = t["list.found"](formatNumber(list.totalItems, language), list.totalItems);
    const text = query.search === undefined ? found : t["list.foundFor"](found, query.search);
    return list.page > 1 && list.items.length > 0 ? t.onPage(text, list.page) : text;
  };
  const body = () => {
    if (!list)
      return (
        <ErrorState
          title={t["list.failed"]}
          message={t.failedHelp}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      );
    const { items, page, totalPages } = list;
    if (items.length === 0) return <SectionEmpty section={section} query={query} list={list} category={category} />;
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
          hrefFor={(to) => listAddress(tenant, section, { ...query, page: to })}
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
        {wanted.search !== undefined && (
          <Tag
            removeLabel={t["list.clearSearch"]}
            removeTo={listAddress(tenant, section, { ...wanted, search: undefined, page: 1 })}
          >
            {wanted.search}
          </Tag>
        )}
      </div>
      {body()}
    </div>
  );
};
