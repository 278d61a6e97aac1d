import { SECTION_PAGES, type SectionPage } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { Anchor } from "../contract/Anchor";
import { BELAJAR_BERSAMA_PATH, METAMORFOSA_PATH } from "../contract/paths";
import { readHome } from "./HomeApi";
import { legal } from "./legal/legalSearch";
import { PagesApi } from "./pages/PagesApi";
import { portfolio } from "./portfolio/portfolioSearch";

/** What a section that can be linked to says of itself. */
const Named = z.object({ anchor: Anchor, title: z.string() });

const PATHS: Readonly<Record<SectionPage, string>> = {
  "belajar-bersama": BELAJAR_BERSAMA_PATH,
  metamorfosa: METAMORFOSA_PATH,
};

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
const pages = async ({ tenant, http, report }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const reader = new PagesApi(http.services, tenant.key, report);
  const shown = SECTION_PAGES.filter((name) => hasRoute(tenant, PATHS[name]));
  const found = await Promise.all(
    shown.map(async (name): Promise<readonly SearchEntry[]> => {
      const path = PATHS[name];
      try {
        const { title, sections } = await reader.readPage(name);
        return [{ path, title, kind: "page" }, ...named(path, sections)];
      } catch (error) {
        // The site has the route, and not yet the page.
        if (isAppError(error) && error.code === "not-found") return [];
        throw error;
      }
    }),
  );
  return found.flat();
};

export const parts: SearchModule["parts"] = { home, pages, portfolio, legal };
