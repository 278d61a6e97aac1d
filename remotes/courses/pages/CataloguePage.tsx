import { formatNumber } from "@serambi/kernel/i18n";
import { fillPath, type PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { CatalogueView } from "./CatalogueView";
import { compareSlots } from "./compareSlots";

export { openCatalogue as preload } from "./openCatalogue";
export { catalogueHead as head, catalogueJsonLd as jsonLd } from "./catalogueHead";

export const slots = ({ catalog }: CoursesStore) => compareSlots(catalog);

/** `/Courses` and `/Class`: the classes of the site. */
export const Page = observer(function CataloguePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { catalog } = store;
  const { t, language, pattern } = context;
  const total = catalog.list.state.data?.total;
  return (
    <CatalogueView
      catalog={catalog}
      path={fillPath(pattern)}
      heading={t.catalogueHeading(total ? formatNumber(total, language) : null)}
    />
  );
});
