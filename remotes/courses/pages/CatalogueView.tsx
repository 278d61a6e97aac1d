import { Later, Slot, useMessages } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { CatalogueFilters } from "../components/CatalogueFilters";
import { CatalogueResults } from "../components/CatalogueResults";
import { CatalogueSearch } from "../components/CatalogueSearch";
import { catalogSearch, type QueryChange } from "../contract/catalogQuery";
import { decidedBy } from "../contract/catalogScope";
import type { Messages } from "../messages/id";
import type { CatalogStore } from "../stores/CatalogStore";
import s from "./CatalogueView.module.css";
import { COMPARE_SLOT } from "./compareSlots";

interface CatalogueViewProps {
  readonly catalog: CatalogStore;
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
export const CatalogueView = observer(function CatalogueView({
  catalog,
  path,
  heading,
  above,
  lede,
}: CatalogueViewProps) {
  const t = useMessages<Messages>();
  const { query } = catalog;
  const navigate = useNavigate();
  const data = catalog.list.state.data;

  const apply = (change: QueryChange) => {
    const next = change(catalog.query);
    if (catalogSearch(next) === catalogSearch(catalog.query)) return;
    catalog.want(next);
    void navigate(path + catalogSearch(next), { replace: true });
  };

  return (
    <Wrap>
      <div className={s.top}>
        {above}
        <h1 className={s.heading}>{heading}</h1>
        {lede && <p className={s.lede}>{lede}</p>}
        <CatalogueSearch
          form={FORM_ID}
          search={query.search}
          onSearch={(search) => apply((wanted) => ({ ...wanted, search: search.trim(), page: 1 }))}
        />
      </div>
      <Later soon>
        <div className={s.columns}>
          <CatalogueFilters
            id={FORM_ID}
            action={path}
            query={query}
            facets={data?.facets ?? null}
            decided={decidedBy(catalog.scope)}
            onApply={apply}
          />
          <CatalogueResults
            form={FORM_ID}
            list={catalog.list.state}
            query={query}
            path={path}
            tableId={TABLE_ID}
            onApply={apply}
            onRetry={() => void catalog.reload()}
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
});
