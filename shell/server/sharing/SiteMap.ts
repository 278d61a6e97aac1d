import type { PublicTenant } from "@serambi/kernel/contracts";
import type { HttpClients } from "@serambi/kernel/http";

import type { Route } from "../../client/page/types";
import type { LiveRelease } from "../render/LiveRelease";
import { remoteClients } from "../render/remoteClients";
import { MAX_ADDRESSES, type SitemapAddress } from "./sitemapXml";

/** Name of the part with a site's own paths. */
const PAGES = "pages";

const isPlain = (pattern: string): boolean => !pattern.includes("/:");

/** What search engines are told of one site: the public pages that it has now, and nothing of other sites. */
export class SiteMap {
  constructor(
    private readonly live: LiveRelease,
    private readonly tenant: PublicTenant,
    private readonly http: HttpClients,
    private readonly now: () => Date,
  ) {}

  /** The parts of the index: paths without parameters, and one part for each remote that names addresses of its own. */
  parts = (): SitemapAddress[] => {
    const { routes } = this.live.forSite(this.tenant);
    const remotes = [...new Set(routes.map(({ remote }) => remote))].filter((id) => this.sitemap(id));
    const shippedAt = (id: string) => this.live.release.remotes[id]?.shippedAt;
    return [
      { address: this.address(`/sitemap-${PAGES}.xml`), lastModified: this.newest(routes.map(({ remote }) => remote)) },
      ...remotes.map((id) => ({ address: this.address(`/sitemap-${id}.xml`), lastModified: shippedAt(id) })),
    ];
  };

  /** @returns null where the site has no such part */
  part = async (name: string): Promise<SitemapAddress[] | null> => {
    const { routes } = this.live.forSite(this.tenant);
    if (name === PAGES) {
      const aliases = this.aliases(routes);
      return routes
        .filter((route) => isPlain(route.pattern) && !aliases.has(route.pattern) && this.isForEverybody(route))
        .map(({ pattern, remote }) => ({
          address: this.address(pattern),
          lastModified: this.live.release.remotes[remote]?.shippedAt,
        }));
    }
    const sitemap = routes.some(({ remote }) => remote === name) ? this.sitemap(name) : undefined;
    if (!sitemap) return null;
    const { tenant, now } = this;
    const http = remoteClients(this.live, this.http)(name);
    const found = await sitemap.addresses({ tenant, http, now, language: tenant.language });
    return found
      .slice(0, MAX_ADDRESSES)
      .map(({ path, lastModified }) => ({ address: this.address(path), lastModified }));
  };

  private aliases(routes: readonly Route[]): ReadonlySet<string> {
    const remotes = [...new Set(routes.map(({ remote }) => remote))];
    return new Set(remotes.flatMap((id) => this.sitemap(id)?.aliases?.(this.tenant) ?? []));
  }

  /** A page that asks for checks shows a search engine the way to sign in. */
  private isForEverybody({ remote, page }: Route): boolean {
    const loaded = this.live.remotes.get(remote);
    return loaded?.kind !== "loaded" || (loaded.server.pages[page]?.middleware ?? []).length === 0;
  }

  private sitemap(id: string) {
    const loaded = this.live.remotes.get(id);
    return loaded?.kind === "loaded" ? loaded.server.sitemap : undefined;
  }

  private newest(remotes: readonly string[]): string | undefined {
    return remotes
      .flatMap((id) => this.live.release.remotes[id]?.shippedAt ?? [])
      .toSorted()
      .at(-1);
  }

  private address(path: string): string {
    return new URL(this.tenant.origin + path).href;
  }
}
