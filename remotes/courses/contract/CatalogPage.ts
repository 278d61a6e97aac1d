import type { Page } from "@serambi/kernel/contracts";

import type { Facets } from "./facets";
import type { FeaturedClass } from "./FeaturedData";

/** A page of the catalogue: it travels to the browser, so no more of a class than its card shows. */
export interface CatalogPage extends Page<FeaturedClass> {
  /** The classes of the scope without filters; `null` where that could not be read. */
  readonly total: number | null;
  /** `null` where the host does not count them. */
  readonly facets: Facets | null;
}
