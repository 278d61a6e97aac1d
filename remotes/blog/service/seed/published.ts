import type { Language } from "@serambi/kernel/contracts";

import { assemblePosts } from "./posts/assemblePosts";
import { postsByTenant } from "./posts";
import type { SeedPublished } from "./posts/types";

/** Posts are in the language of their site, where they do not say another. */
const ENGLISH = ["main"];

/** Sites that show the main brand's posts. */
const DEVELOPER_SITES = ["dev", "staging"];

const languageOf = (key: string): Language => (ENGLISH.includes(key) ? "en" : "id");

/** What the sites of a new database publish, by the tenant's key. */
export const published = (): Readonly<Record<string, SeedPublished>> => {
  const own = Object.entries(postsByTenant).map(
    ([key, file]) => [key, assemblePosts(key, languageOf(key), file)] as const,
  );
  const main = own.flatMap(([key, posts]) => (key === "main" ? DEVELOPER_SITES.map((site) => [site, posts]) : []));
  return Object.fromEntries([...own, ...main]);
};
