import type { ClassSummary, Page } from "@serambi/kernel/contracts";

import type { CatalogQuery } from "./catalogQuery";
import type { Facets } from "./facets";

/** A class in a list, with the look of its cover: none is like its neighbours'. */
export interface ListedClass extends ClassSummary {
  readonly look: number;
}

/** A page of the catalogue. */
export interface CatalogPage extends Page<ListedClass> {
  /** What it answers: while a new question is under way, the old answer is still shown. */
  readonly query: CatalogQuery;
  /** The site's classes without filters; `null` where that could not be read. */
  readonly total: number | null;
  /** `null` where the host does not count them. */
  readonly facets: Facets | null;
}
