import { SECTION_PAGES } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { Anchor } from "../contract/Anchor";
import { placesOf } from "../contract/pages/placesOf";
import { patternsOf } from "../contract/paths";
import { readHome } from "./HomeApi";
import { legal } from "./legal/legalSearch";
import { pagesApi } from "./pages/PagesApi";
import { portfolio } from "./portfolio/portfolioSearch";

/** What a section that can be linked to says of itself. */
const Named = z.object({ anchor: Anchor, title: z.string() });

/** The sections of a page that have a place and a title of their own. */
const named = (path: string, sections: readonly { readonly props: unknown }[]): readonly SearchEntry[] =>
  sections.flatMap(({ props }): SearchEntry[] => {
    const { data } = Named.safeParse(props);
    return data?.anchor === undefined || data.title === ""
      ? []
      : [{ path: `${path}#${data.anchor}`, title: data.title, kind: "page" }];
  });

const home = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => named("/", (await readHome(deps)).sections);

/** Pages that are lists of sections, and what can be linked to on them. */
const pages = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const reader = pagesApi(deps);
  const shown = SECTION_PAGES.filter((name) => patternsOf(name).some((pattern) => hasRoute(deps.tenant, pattern)));
  const found = await Promise.all(
    shown.map(async (name): Promise<readonly SearchEntry[]> => {
      try {
        const page = await reader.readPage(name);
        return placesOf(deps.tenant, name, page).flatMap(({ path, title, sections }) => [
          { path, title, kind: "page" },
          ...named(path, sections),
        ]);
      } catch (error) {
        // The site has the route, and not yet the page.
        if (isAppError(error) && error.code === "not-found") return [];
        throw error;
      }
    }),
  );
  return found.flat();
};

/** Pages at addresses of the site's own: their titles are found without this, and here their sections. */
const own = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { routes } = deps.tenant.settings;
  try {
    const { pages: found } = await pagesApi(deps).readOwnPages();
    return found.flatMap(({ slug, sections }) => (routes.includes(`/${slug}`) ? named(`/${slug}`, sections) : []));
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return [];
    throw error;
  }
};

export const parts: SearchModule["parts"] = { home, pages, own, portfolio, legal };
