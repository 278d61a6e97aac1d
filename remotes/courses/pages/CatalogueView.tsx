import { Later, Slot, useMessages, useWantedQuery } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { cx, PageHead, Wrap } from "@serambi/kernel/ui";
import { useEffect, useRef, type ReactNode } from "react";

import { CatalogueFilters } from "../components/CatalogueFilters";
import { CatalogueResults } from "../components/CatalogueResults";
import { CatalogueSearch } from "../components/CatalogueSearch";
import { catalogSearch, COMPARE_SLOT, isFiltered, parseCatalogQuery, type QueryChange } from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import { decidedBy, withinScope, type CatalogScope } from "../contract/catalogScope";
import type { Messages } from "../messages/id";
import s from "./CatalogueView.module.css";

interface CatalogueViewProps {
  /** `null` where it could not be read. */
  readonly list: CatalogPage | null;
  /** The query that the list answers. */
  readonly address: URLSearchParams;
  readonly scope: CatalogScope;
  /** Of this catalogue on this site, without query. */
  readonly path: string;
  readonly heading: string;
  /** The way here, above the heading. */
  readonly above?: ReactNode;
  /** A sentence or two under the heading. */
  readonly lede?: string | undefined;
}

const FORM_ID = "catalogue-filters";
const TABLE_ID = "compare";

/** A catalogue: what its address asks for; every control of it only changes the address. */
export const CatalogueView = ({ list, address, scope, path, heading, above, lede }: CatalogueViewProps) => {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const query = withinScope(parseCatalogQuery(useWantedQuery(path, address)), scope);
  const search = catalogSearch(query);
  // Two choices in one moment: the second is made of the first, before either was shown.
  const chosen = useRef(query);
  useEffect(() => {
    chosen.current = query;
    // oxlint-disable-next-line react/exhaustive-deps -- the same question, however often it is parsed
  }, [search]);

  const apply = (change: QueryChange) => {
    const next = change(chosen.current);
    if (catalogSearch(next) === catalogSearch(chosen.current)) return;
    // Words that are typed on make one step of the history together.
    const isTypedOn =
      chosen.current.search !== "" &&
      next.search !== "" &&
      catalogSearch({ ...next, search: "" }) === catalogSearch({ ...chosen.current, search: "" });
    chosen.current = next;
    void navigate(path + catalogSearch(next), { replace: isTypedOn });
  };

  // Nothing to choose from: filters, search, order and comparison would stand beside one class.
  const isFew = list !== null && list.totalItems === 1 && !isFiltered(query) && query.compare.length === 0;

  return (
    <Wrap>
      <PageHead heading={heading} lede={lede} above={above}>
        {!isFew && (
          <CatalogueSearch
            form={FORM_ID}
            // What is shown, not what is on its way: words that could not be asked for stay in the field.
            search={parseCatalogQuery(address).search}
            onSearch={(text) => apply((wanted) => ({ ...wanted, search: text.trim(), page: 1 }))}
          />
        )}
      </PageHead>
      <Later soon>
        <div className={cx(s.columns, !isFew && s.filtered)}>
          {!isFew && (
            <CatalogueFilters
              id={FORM_ID}
              action={path}
              query={query}
              facets={list?.facets ?? null}
              decided={decidedBy(scope)}
              onApply={apply}
            />
          )}
          <CatalogueResults
            form={FORM_ID}
            list={list}
            answered={withinScope(parseCatalogQuery(address), scope)}
            query={query}
            path={path}
            tableId={TABLE_ID}
            isFew={isFew}
            onApply={apply}
          />
        </div>
      </Later>
      <Later>
        {query.compare.length > 1 && (
          <div id={TABLE_ID} className={s.compare}>
            <h2>{t["compare.heading"]}</h2>
            <Slot id={COMPARE_SLOT} />
          </div>
        )}
      </Later>
    </Wrap>
  );
};
