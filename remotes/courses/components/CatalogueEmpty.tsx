import { useMessages } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState } from "@serambi/kernel/ui";

import { catalogSearch, isFiltered, withoutFilters, type CatalogQuery } from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import type { Messages } from "../messages/id";

interface CatalogueEmptyProps {
  readonly path: string;
  readonly page: CatalogPage;
  /** What the list answers, with what is chosen to be compared now. */
  readonly query: CatalogQuery;
}

/** Nothing to show: because the list ends before this page, because of the filters, or because nothing is there yet. */
export const CatalogueEmpty = ({ path, page: { totalItems, totalPages }, query }: CatalogueEmptyProps) => {
  const t = useMessages<Messages>();
  if (totalItems > 0) {
    const last = path + catalogSearch({ ...query, page: totalPages });
    return (
      <EmptyState title={t.emptyPage} action={<ButtonLink to={last}>{t.lastPage}</ButtonLink>}>
        <p>{t.emptyPageHelp(totalPages)}</p>
      </EmptyState>
    );
  }
  if (isFiltered(query)) {
    const all = path + catalogSearch(withoutFilters(query));
    return (
      <EmptyState title={t.emptyFiltered} action={<ButtonLink to={all}>{t.clearFilters}</ButtonLink>}>
        <p>{t.emptyFilteredHelp}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t.emptySite}>
      <p>{t.emptySiteHelp}</p>
    </EmptyState>
  );
};
