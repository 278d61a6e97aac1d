import type { Page } from "@serambi/kernel/contracts";

import type { Category } from "../hosts/posts";
import type { ListedPost } from "./ListedPost";

/** What the loader of a list gives to its page. */
export interface SectionData {
  /** Null where it could not be had. */
  readonly list: Page<ListedPost> | null;
  /** None where they could not be had: the list stands without them. */
  readonly categories: readonly Category[];
}

/** A category by its slug, in any letter case; undefined where there is none. */
export const findCategory = (categories: readonly Category[], slug: string | undefined): Category | undefined =>
  categories.find((category) => category.slug.toLowerCase() === slug?.toLowerCase());
