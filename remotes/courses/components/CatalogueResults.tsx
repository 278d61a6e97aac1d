import { formatNumber } from "@serambi/kernel/i18n";
import { useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages, useNavigation, useReload } from "@serambi/kernel/remote";
import { cx, ErrorState, Pagination } from "@serambi/kernel/ui";
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
import { ComposedList } from "./ComposedList";
import { FilterChips } from "./FilterChips";

interface CatalogueResultsProps {
  /** Id of the form with the filters. */
  readonly form: string;
  /** `null` where it could not be read. */
  readonly list: CatalogPage | null;
  /** What the list answers. */
  readonly answered: CatalogQuery;
  /** What is asked for by now: its answer may be on its way. */
  readonly query: CatalogQuery;
  /** Of the catalogue, without query. */
  readonly path: string;
  /** Id of the table in which the chosen classes are compared. */
  readonly tableId: string;
  /** One class alone is neither counted, sorted nor compared. */
  readonly isFew: boolean;
  readonly onApply: (change: QueryChange) => void;
}

/** The list in each of its faces; what was shown before stays while the next answer is on its way. */
export const CatalogueResults = (props: CatalogueResultsProps) => {
  const { form, list, answered, query, path, tableId, isFew, onApply } = props;
  const t = useMessages<Messages>();
  const language = useLanguage();
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const reload = useReload();
  const isBusy = useNavigation().state === "loading";
  const focusCount = () => count.current?.focus();

  const countText = (): string => {
    if (!list) return t.courses;
    const found = formatNumber(list.totalItems, language);
    const text =
      list.total === null || !isFiltered(answered)
        ? t.found(found)
        : t.foundOf(found, formatNumber(list.total, language));
    return list.page > 1 && list.items.length > 0 ? t.onPage(text, list.page) : text;
  };
  const body = () => {
    if (!list)
      return (
        <ErrorState
          title={t.listFailed}
          message={t.listFailedHelp}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      );
    const shown = { ...answered, compare: query.compare };
    if (list.items.length === 0) return <CatalogueEmpty path={path} page={list} query={shown} />;
    return (
      <>
        <ComposedList
          courses={list.items}
          isBusy={isBusy}
          renderAction={(course) =>
            !isFew && (
              <CompareChoice
                form={form}
                course={course}
                chosen={query.compare}
                onToggle={(slug) => onApply((wanted) => toggleCompared(wanted, slug))}
              />
            )
          }
        />
        <Pagination
          className={s.pages}
          page={list.page}
          totalPages={list.totalPages}
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
        <div className={cx(s.bar, isFew && s.few)}>
          <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
            {countText()}
          </p>
          <FilterChips path={path} query={query} facets={list?.facets ?? null} onRemove={focusCount} />
          <CatalogueSort
            form={form}
            sort={query.sort}
            onSort={(sort) => onApply((wanted) => ({ ...wanted, sort, page: 1 }))}
          />
        </div>
        {body()}
      </div>
      <CompareBar
        form={form}
        path={path}
        query={query}
        listed={(list?.items ?? []).map(({ slug }) => slug)}
        tableId={tableId}
        onClear={focusCount}
      />
    </div>
  );
};
