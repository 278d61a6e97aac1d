import { StoreOfParts, type PartSnapshots } from "@serambi/kernel/pages";
import type { RemoteDeps } from "@serambi/kernel/remote";

import type { HomeStore } from "./HomeStore";
import type { SectionPagesStore } from "./pages/SectionPagesStore";
import type { PortfolioStore } from "./portfolio/PortfolioStore";

/** The parts of this remote. Their code, clients included, comes with the pages that show them: no other page carries it. */
export interface SitesParts {
  readonly home: HomeStore;
  readonly pages: SectionPagesStore;
  readonly portfolio: PortfolioStore;
}

/** What travels of each part. */
export type SitesSnapshot = PartSnapshots<SitesParts>;

/** Everything this remote knows on one page. */
export class SitesStore extends StoreOfParts<RemoteDeps, SitesParts> {}
