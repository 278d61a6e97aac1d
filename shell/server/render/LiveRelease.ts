import type { PublicTenant } from "@serambi/kernel/contracts";

import { orderRoutes } from "../../client/page/routeTable";
import type { RemoteAddress, RemoteLoad, RemoteSource, SiteRelease } from "../../client/page/types";
import type { BundleLoader, LoadedRemote, LoadFailure } from "../../registry/BundleLoader";
import type { Release } from "../../registry/resolve";

const addressOf = (id: string, { artefact }: LoadedRemote | LoadFailure): RemoteAddress | null => {
  const entry = artefact?.files[artefact.entry];
  if (!artefact || !entry) return null;
  const name = artefact.entry.replace(/^web\//, "");
  return {
    id,
    version: artefact.version,
    entry: `/remotes/${id}/${artefact.version}/${name}`,
    integrity: entry.sha384,
    container: artefact.container,
  };
};

/** A release with its bundles loaded: what one request renders with, from its first to its last byte. */
export class LiveRelease implements RemoteSource {
  private readonly bySite = new WeakMap<readonly string[], SiteRelease>();

  constructor(
    readonly release: Release,
    readonly remotes: ReadonlyMap<string, LoadedRemote | LoadFailure>,
  ) {}

  static async load(release: Release, loader: BundleLoader): Promise<LiveRelease> {
    const entries = Object.entries(release.remotes).map(
      async ([id, shipped]) => [id, await loader.load(id, shipped)] as const,
    );
    return new LiveRelease(release, new Map(await Promise.all(entries)));
  }

  /** Whether every remote of it could be loaded. */
  get isWhole(): boolean {
    return [...this.remotes.values()].every(({ kind }) => kind === "loaded");
  }

  load = (id: string): Promise<RemoteLoad> => {
    const found = this.remotes.get(id);
    const version = this.release.remotes[id]?.version ?? "";
    if (!found)
      return Promise.resolve({
        kind: "failed",
        remote: id,
        version,
        phase: "unknown",
        error: new Error(`No remote "${id}" in this release`),
      });
    return Promise.resolve(found.kind === "loaded" ? { kind: "loaded", remote: found.remote } : found);
  };

  /** The release as one tenant's site sees it: the routes it has, and where its remotes are. */
  forSite = ({ settings }: PublicTenant): SiteRelease => {
    const known = this.bySite.get(settings.routes);
    if (known) return known;
    const allowed = new Set(settings.routes);
    const shipped = Object.entries(this.release.remotes);
    const routes = shipped.flatMap(([remote, { pages }]) =>
      pages.flatMap(({ id, paths }) =>
        paths.filter((pattern) => allowed.has(pattern)).map((pattern) => ({ pattern, remote, page: id })),
      ),
    );
    const addresses = [...this.remotes].flatMap(([id, loaded]) => {
      const address = addressOf(id, loaded);
      return address ? [[id, address] as const] : [];
    });
    const site: SiteRelease = {
      id: this.release.id,
      routes: orderRoutes(routes),
      slots: Object.fromEntries(
        shipped.flatMap(([remote, { slots }]) =>
          slots.map(({ name, minHeightRem }) => [name, { remote, minHeightRem }]),
        ),
      ),
      remotes: Object.fromEntries(addresses),
    };
    this.bySite.set(settings.routes, site);
    return site;
  };
}
