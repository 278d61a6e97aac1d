import { formatNumber } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CatalogueFilters } from "../components/CatalogueFilters";
import { CatalogueResults } from "../components/CatalogueResults";
import { CatalogueSearch } from "../components/CatalogueSearch";
import { catalogSearch, type CatalogQuery } from "../contract/catalogQuery";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import s from "./CataloguePage.module.css";

const FORM_ID = "catalogue-filters";

/** `/Courses` and `/Class`: what the address asks for; every control of the page only changes the address. */
export const Page = observer(function CataloguePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { catalog } = store;
  const { query } = catalog;
  const { t, language, pattern: path } = context;
  const navigate = useNavigate();
  const data = catalog.list.state.data;

  const apply = (next: CatalogQuery) => {
    if (catalogSearch(next) === catalogSearch(catalog.query)) return;
    catalog.want(next);
    void navigate(path + catalogSearch(next), { replace: true });
  };

  return (
    <Wrap>
      <div className={s.top}>
        <h1 className={s.heading}>{t.catalogueHeading(data?.total ? formatNumber(data.total, language) : null)}</h1>
        <CatalogueSearch
          form={FORM_ID}
          search={query.search}
          onSearch={(search) => apply({ ...catalog.query, search: search.trim(), page: 1 })}
        />
      </div>
      <div className={s.columns}>
        <CatalogueFilters id={FORM_ID} action={path} query={query} facets={data?.facets ?? null} onApply={apply} />
        <CatalogueResults list={catalog.list.state} query={query} path={path} onRetry={() => void catalog.reload()} />
      </div>
    </Wrap>
  );
});
