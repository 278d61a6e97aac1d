import type { SectionPage } from "@serambi/kernel/contracts";
import type { PageContext, PageOutcome, SlotRequest } from "@serambi/kernel/remote";

import type { SitesMessages } from "../../messages/id";
import { pagesOf } from "../../stores/pages/pagesOf";
import type { SitesStore } from "../../stores/SitesStore";
import { homeSlots } from "../homeSlots";

/** A site that has the route and not yet the page has no page; one whose host is down has it in a moment. */
export const openSectionPage = async (
  store: SitesStore,
  name: SectionPage,
  { t }: PageContext<SitesMessages>,
): Promise<PageOutcome> => {
  const failure = await pagesOf(store).page(name).load();
  if (!failure) return { kind: "ok" };
  if (failure.code === "not-found") return { kind: "not-found" };
  return { kind: "failed", status: 503, message: t["page.failed"] };
};

export const sectionPageSlots = (store: SitesStore, name: SectionPage): readonly SlotRequest[] => {
  const { sections, setting } = pagesOf(store).page(name);
  return homeSlots(sections, setting.state.data?.title ?? "");
};
