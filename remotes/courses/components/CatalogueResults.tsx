import { formatNumber } from "@serambi/kernel/i18n";
import { useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ErrorState, Pagination, PartNotice } from "@serambi/kernel/ui";
import { useRef } from "react";

import {
  catalogSearch,
  isFiltered,
  toggleCompared,
  type CatalogQuery,
  type QueryChange,
} from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import type { Messages } from "../messages/id";
import { CatalogueEmpty } from "./CatalogueEmpty";
import s from "./CatalogueResults.module.css";
import { CatalogueSort } from "./CatalogueSort";
import { CompareBar } from "./CompareBar";
import { CompareChoice } from "./CompareChoice";
import { CourseList, CourseListSkeleton } from "./CourseList";
import { FilterChips } from "./FilterChips";

interface CatalogueResultsProps {
  /** Id of the form with the filters. */
  readonly form: string;
  readonly list: RemoteState<CatalogPage>;
  /** What is asked for: the list may still answer the question before it. */
  readonly query: CatalogQuery;
  /** Of the catalogue, without query. */
  readonly path: string;
  /** Id of the table in which the chosen classes are compared. */
  readonly tableId: string;
  readonly onApply: (change: QueryChange) => void;
  readonly onRetry: () => void;
}

/** The list in each of its five faces; what was shown before stays while the next answer is on its way. */
export const CatalogueResults = ({ form, list, query, path, tableId, onApply, onRetry }: CatalogueResultsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const { phase, data } = list;
  const isLost = phase === "failed";
  const focusCount = () => count.current?.focus();

  const countText = (): string => {
    if (!data) return isLost ? t.courses : t.loading;
    const found = formatNumber(data.totalItems, language);
    const text =
      data.total === null || !isFiltered(data.query)
        ? t.found(found)
        : t.foundOf(found, formatNumber(data.total, language));
    return data.page > 1 && data.items.length > 0 ? t.onPage(text, data.page) : text;
  };
  const body = () => {
    if (!data)
      return isLost ? (
        <ErrorState title={t.listFailed} message={t.listFailedHelp} retryLabel={t.retry} onRetry={onRetry} />
      ) : (
        <CourseListSkeleton />
      );
    const shown = { ...data.query, compare: query.compare };
    if (data.items.length === 0) return <CatalogueEmpty path={path} page={data} query={shown} />;
    return (
      <>
        <CourseList
          courses={data.items}
          heading="h2"
          composition="leading"
          isBusy={phase === "loading"}
          renderAction={(course) => (
            <CompareChoice
              form={form}
              course={course}
              chosen={query.compare}
              onToggle={(slug) => onApply((wanted) => toggleCompared(wanted, slug))}
            />
          )}
        />
        <Pagination
          className={s.pages}
          page={data.page}
          totalPages={data.totalPages}
          hrefFor={(page) => path + catalogSearch({ ...shown, page })}
          labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
        />
      </>
    );
  };

  return (
    // The bar sticks within all of this, so it stands beside the grid and not in it.
    <div className={s.place}>
      <div className={s.results}>
        <div className={s.bar}>
          <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
            {countText()}
          </p>
          <FilterChips path={path} query={query} facets={data?.facets ?? null} onRemove={focusCount} />
          <CatalogueSort
            form={form}
            sort={query.sort}
            onSort={(sort) => onApply((wanted) => ({ ...wanted, sort, page: 1 }))}
          />
        </div>
        {data && isLost && (
          <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={onRetry} />
        )}
        {body()}
      </div>
      <CompareBar
        form={form}
        path={path}
        query={query}
        listed={(data?.items ?? []).map(({ slug }) => slug)}
        tableId={tableId}
        onClear={focusCount}
      />
    </div>
  );
};
