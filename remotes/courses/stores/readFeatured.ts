import type { ClassState } from "@serambi/kernel/contracts";

import type { CourseReader } from "../contract/CourseReader";
import type { FeaturedData } from "../contract/FeaturedData";

interface FeaturedQuery {
  readonly limit: number;
  readonly state?: ClassState | undefined;
  readonly exclude?: string | undefined;
}

/** The first classes of the site, one more asked for than shown where one may have to be left out. */
export const readFeatured = async (
  reader: CourseReader,
  { limit, state, exclude }: FeaturedQuery,
): Promise<FeaturedData> => {
  const page = await reader.listClasses({ page: 1, pageSize: exclude ? limit + 1 : limit, state });
  const items = page.items
    .filter(({ slug }) => slug !== exclude)
    .slice(0, limit)
    .map(({ name, slug, description, logo, state: of, level, programName, startsOn, endsOn, lengthMinutes, priceIdr }) => ({
      name,
      slug,
      description,
      logo,
      state: of,
      level,
      programName,
      startsOn,
      endsOn,
      lengthMinutes,
      priceIdr,
    }));
  return { items, total: page.totalItems };
};
