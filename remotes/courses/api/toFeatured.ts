import { FEATURED_FIELDS, type FeaturedClass, type ListedClass } from "../contract/FeaturedData";
import { pick } from "../contract/pick";

/** Leaves out what no card shows. */
export const toFeatured = (listed: ListedClass): FeaturedClass => pick(listed, FEATURED_FIELDS);
