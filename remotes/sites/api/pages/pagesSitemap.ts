import { SECTION_PAGES } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapModule } from "@serambi/kernel/server";

import { placesOf } from "../../contract/pages/placesOf";
import { patternsOf } from "../../contract/paths";
import { pagesApi } from "./PagesApi";

/**
 * Pages below others (`/Features/:slug`): the others have paths without parameters, which the server knows itself.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const pageAddresses: SitemapModule["addresses"] = async (deps: RemoteDeps) => {
  const { tenant } = deps;
  const names = SECTION_PAGES.filter((name) =>
    patternsOf(name).some((pattern) => pattern.includes("/:slug") && hasRoute(tenant, pattern)),
  );
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        return placesOf(tenant, name, await pagesApi(deps).readPage(name));
      } catch (error) {
        // The site has the route, and not yet the page.
        if (isAppError(error) && error.code === "not-found") return [];
        throw error;
      }
    }),
  );
  const known = new Set(tenant.settings.routes);
  return found.flat().flatMap(({ path }) => (known.has(path) ? [] : [{ path }]));
};
