import type { SearchEntry, SearchModule } from "@serambi/kernel/remote";

import { preparePage } from "../../client/page/preparePage";
import { SiteVisit } from "../../client/page/SiteVisit";
import type { AskedSite } from "../render/AskedSite";
import { within } from "../startup/within";
import type { EntriesFailure, SaidEntries } from "./SaidEntries";

type Parts = readonly (readonly [string, SearchModule["parts"][string]])[];

/** As long as a remote may ask its hosts, in milliseconds. */
const PATIENCE_MS = 15_000;
/** More than one site is searched for: the rest would only be sent to be thrown away. */
const MAX_ENTRIES = 5_000;

const isPlain = (pattern: string): boolean => !pattern.includes("/:");

/** Asks every remote of a site for what its search is to find. A part that fails is left out. */
export class SiteSearch {
  constructor(private readonly site: AskedSite) {}

  entries = async (): Promise<SaidEntries> => {
    const { live, tenant } = this.site;
    const { routes } = live.forSite(tenant);
    const failures: EntriesFailure[] = [];
    const lists = await Promise.all(
      [...new Set(routes.map(({ remote }) => remote))].map(async (remote) => {
        const fail = (part: string, error: unknown): [] => {
          const version = live.release.remotes[remote]?.version ?? "";
          failures.push({ remote, version, part, message: error instanceof Error ? error.message : String(error) });
          return [];
        };
        const parts = await this.partsOf(remote).catch((error: unknown) => fail("", error));
        const found = parts.map(([part, read]) => this.read(read).catch((error: unknown) => fail(part, error)));
        return (await Promise.all(found)).flat().slice(0, MAX_ENTRIES);
      }),
    );
    return { lists: [...lists, await this.pages()], failures };
  };

  private async partsOf(id: string): Promise<Parts> {
    const loaded = this.site.live.remotes.get(id);
    if (loaded?.kind !== "loaded") throw new Error("This version is not loaded");
    const search = await loaded.remote.search?.();
    return Object.entries(search?.parts ?? {});
  }

  private async read(part: Parts[number][1]): Promise<readonly SearchEntry[]> {
    const { tenant, http, now } = this.site;
    const found = await within(part({ tenant, http, now, language: tenant.language }), PATIENCE_MS, null);
    if (found === null) throw new Error("Its host took too long");
    return found;
  }

  /** Pages with a path of their own, by the title that they have without data. What asks for checks is not for everybody. */
  private async pages(): Promise<SearchEntry[]> {
    const { live, tenant, http, now } = this.site;
    const visit = new SiteVisit({ tenant, release: live.forSite(tenant), source: live, http, now });
    const plain = visit.release.routes.filter(({ pattern }) => isPlain(pattern));
    const pages = await Promise.all(
      plain.map(async ({ pattern }): Promise<SearchEntry[]> => {
        const page = await preparePage(visit, { pathname: pattern, search: "" }, { runPreload: false });
        if (page.kind !== "page" || page.isChecked || page.head.isIndexed === false) return [];
        const { title, canonicalPath = pattern } = page.head;
        return [{ path: canonicalPath, title, kind: "page" }];
      }),
    );
    return pages.flat();
  }
}
