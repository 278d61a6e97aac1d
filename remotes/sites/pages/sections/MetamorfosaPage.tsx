import type { PageContext, PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { SitesMessages } from "../../messages/id";
import { pagesOf } from "../../stores/pages/pagesOf";
import type { SitesStore } from "../../stores/SitesStore";
import { SectionList } from "../SectionList";
import { AsWritten } from "./AsWritten";
import { openSectionPage, sectionPageSlots } from "./openSectionPage";

export { bookHead as head, bookJsonLd as jsonLd } from "./bookHead";

const NAME = "metamorfosa";

export const preload = (store: SitesStore, context: PageContext<SitesMessages>) =>
  openSectionPage(store, NAME, context);

export const slots = (store: SitesStore) => sectionPageSlots(store, NAME);

/** `/Metamorfosa` (specification section 2.1): the landing page of the book. */
export const Page = observer(function MetamorfosaPage({ store }: PageProps<SitesStore, SitesMessages>) {
  return (
    <AsWritten>
      <SectionList sections={pagesOf(store).page(NAME).sections} />
    </AsWritten>
  );
});
