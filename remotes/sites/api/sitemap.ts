import type { RemoteDeps, SitemapEntry } from "@serambi/kernel/remote";

import { portfolioAddresses } from "./portfolio/portfolioSitemap";

/** What each part of this remote has to be found beyond paths without parameters. */
const PARTS: readonly ((deps: RemoteDeps) => Promise<readonly SitemapEntry[]>)[] = [portfolioAddresses];

/** @throws AppError offline | timeout | upstream | malformed */
export const addresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> =>
  (await Promise.all(PARTS.map((part) => part(deps)))).flat();
