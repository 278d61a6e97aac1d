import { formatNumber } from "@serambi/kernel/i18n";
import { standing } from "@serambi/kernel/pages";
import { fillPath, type PageContext, type PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { parseCatalogQuery } from "../../contract/catalogQuery";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { CatalogueView } from "../CatalogueView";
import { compareSlots } from "../compareSlots";

export const preload = async ({ premium }: CoursesStore, { query }: PageContext<Messages>) => {
  await premium.show(parseCatalogQuery(query));
  return standing(premium.list.state);
};

export { premiumHead as head, premiumJsonLd as jsonLd } from "../catalogueHead";

export const slots = ({ premium }: CoursesStore) => compareSlots(premium);

/** `/Courses/@Premium`: the premium courses of the site. */
export const Page = observer(function PremiumPage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { premium } = store;
  const { t, language, pattern } = context;
  const total = premium.list.state.data?.total;
  return (
    <CatalogueView
      catalog={premium}
      path={fillPath(pattern)}
      heading={t.premiumHeading(total ? formatNumber(total, language) : null)}
      lede={t.premiumDescription}
    />
  );
});
