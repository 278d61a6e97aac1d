import type { Language } from "@serambi/kernel/contracts";

import { assemblePosts } from "./posts/assemblePosts";
import { postsByTenant } from "./posts";
import type { SeedPublished } from "./posts/types";

/** Posts are in the language of their site, where they do not say another. */
const ENGLISH: ReadonlySet<string> = new Set(["main"]);

/** Sites that show the main brand's posts. */
const DEVELOPER_SITES = ["dev", "staging"];

const languageOf = (key: string): Language => (ENGLISH.has(key) ? "en" : "id");

/** What the sites of a new database publish, by the tenant's key. */
export const published = (): Readonly<Record<string, SeedPublished>> => {
  const byTenant: Record<string, SeedPublished> = {};
  for (const [key, file] of Object.entries(postsByTenant)) byTenant[key] = assemblePosts(key, languageOf(key), file);
  const { main } = byTenant;
  if (main) for (const key of DEVELOPER_SITES) byTenant[key] = main;
  return byTenant;
};
