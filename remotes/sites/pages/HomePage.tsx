import type { PageContext, PageOutcome, PageProps } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";
import { observer } from "mobx-react-lite";

import type { SitesMessages } from "../messages/id";
import { homeOf } from "../stores/homeOf";
import type { SitesStore } from "../stores/SitesStore";
import { homeHead, homeJsonLd } from "./homeHead";
import { homeSlots } from "./homeSlots";
import { SectionList } from "./SectionList";

type Context = PageContext<SitesMessages>;

/** A home page without its sections is no page: the frame stands and says so, and search engines come back. */
export const preload = async (store: SitesStore, { t }: Context): Promise<PageOutcome> =>
  (await homeOf(store).load()).phase === "ready"
    ? { kind: "ok" }
    : { kind: "failed", status: 503, message: t.homeFailed };

export const slots = (store: SitesStore, { tenant }: Context) =>
  homeSlots(homeOf(store).sections, tenant.settings.title);

export const head = (store: SitesStore, { tenant }: Context): PageHead => homeHead(tenant, homeOf(store).languages);

export const jsonLd = (_: SitesStore, { tenant }: Context): readonly JsonLd[] => homeJsonLd(tenant);

/** `/` (specification section 2.1): the tenant's sections. */
export const Page = observer(({ store }: PageProps<SitesStore, SitesMessages>) => (
  <SectionList sections={homeOf(store).sections} />
));
Page.displayName = "HomePage";
