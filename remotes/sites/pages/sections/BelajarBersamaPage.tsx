import type { PageContext, PageOutcome, PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { SitesMessages } from "../../messages/id";
import { pagesOf } from "../../stores/pages/pagesOf";
import type { SitesStore } from "../../stores/SitesStore";
import { SectionList } from "../SectionList";
import { AsWritten } from "./AsWritten";
import { openSectionPage, sectionPageSlots } from "./openSectionPage";

export { festivalHead as head, festivalJsonLd as jsonLd } from "./festivalHead";

const NAME = "belajar-bersama";

/** The class that the page tells of in its head is asked for beside the page (specification section 2.3), which stands without it. */
export const preload = async (store: SitesStore, context: PageContext<SitesMessages>): Promise<PageOutcome> => {
  const [outcome] = await Promise.all([
    openSectionPage(store, NAME, context),
    pagesOf(store).page(NAME).loadFestival(),
  ]);
  return outcome;
};

export const slots = (store: SitesStore) => sectionPageSlots(store, NAME);

/** `/BelajarBersama` (specification section 2.1): programme and sponsorship of the shared-learning festival. */
export const Page = observer(function BelajarBersamaPage({ store }: PageProps<SitesStore, SitesMessages>) {
  return (
    <AsWritten>
      <SectionList sections={pagesOf(store).page(NAME).sections} />
    </AsWritten>
  );
});
