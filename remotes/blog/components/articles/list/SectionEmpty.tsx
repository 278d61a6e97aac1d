import type { Page } from "@serambi/kernel/contracts";
import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState } from "@serambi/kernel/ui";

import { listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { ListedPost } from "../../../contract/articles/ListedPost";
import type { Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";

interface SectionEmptyProps {
  readonly section: Section;
  readonly query: SectionQuery;
  readonly list: Page<ListedPost>;
  /** Of the category that is asked for; missing: the site has no such category. */
  readonly category: string | undefined;
}

/**
 * Nothing to show: because the list ends before this page, because nothing is found, because the category is none of this
 * site's, or because nothing is there yet.
 */
export const SectionEmpty = ({ section, query, list: { totalItems, totalPages }, category }: SectionEmptyProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const wayTo = (label: string, to: Parameters<typeof listAddress>[2]) => (
    <ButtonLink to={listAddress(tenant, section, to)}>{label}</ButtonLink>
  );
  if (totalItems > 0)
    return (
      <EmptyState title={t.emptyPage} action={wayTo(t.lastPage, { ...query, page: totalPages })}>
        <p>{t.emptyPageHelp(totalPages)}</p>
      </EmptyState>
    );
  if (query.search !== undefined)
    return (
      <EmptyState
        title={t["list.nothingFound"](query.search)}
        action={wayTo(t["list.seeAll"], { ...query, search: undefined, page: 1 })}
      >
        <p>{t["list.nothingFoundHelp"]}</p>
      </EmptyState>
    );
  if (query.categorySlug !== undefined)
    return (
      <EmptyState
        title={category === undefined ? t["list.noCategory"] : t["list.emptyCategory"](category)}
        action={wayTo(t["list.allOf"](t[section]), { page: 1 })}
      >
        <p>{t["list.noCategoryHelp"]}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t["list.empty"]}>
      <p>{t["list.emptyHelp"]}</p>
    </EmptyState>
  );
};
