import type { askPage } from "../navigation/askPage";
import type { Browsing } from "../navigation/Browsing";
import type { RemoteSource, SiteRelease } from "../page/types";

/** The release of a page, and where its remotes come from. */
export interface OpenedRelease {
  readonly release: SiteRelease;
  readonly source: RemoteSource;
  /** How pages are asked for, where it is not the server alone that has them. */
  readonly ask?: typeof askPage;
  /** Called once the page is taken over. */
  readonly begin?: (browsing: Browsing) => void;
}
