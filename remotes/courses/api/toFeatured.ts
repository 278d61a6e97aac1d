import type { ListedClass } from "../contract/CatalogPage";
import type { FeaturedClass } from "../contract/FeaturedData";

/** Leaves out what the slot does not show: its data travels in the HTML of every page it stands on. */
export const toFeatured = ({
  name,
  slug,
  description,
  logo,
  look,
  state,
  level,
  programName,
  type,
  startsOn,
  endsOn,
  lengthMinutes,
  priceIdr,
}: ListedClass): FeaturedClass => ({
  name,
  slug,
  description,
  logo,
  look,
  state,
  level,
  programName,
  type,
  startsOn,
  endsOn,
  lengthMinutes,
  priceIdr,
});
