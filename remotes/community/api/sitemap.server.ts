import type { SitemapModule } from "@serambi/kernel/server";

import { mentorPath } from "../contract/paths";
import { mentorsOf } from "./mentorsOf";

/** The pages of mentors. */
export const sitemap: SitemapModule = {
  addresses: async (deps) => (await mentorsOf(deps)).map(({ slug }) => ({ path: mentorPath(slug) })),
};
