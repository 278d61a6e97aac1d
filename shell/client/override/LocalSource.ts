import type { LocalBuild } from "../boot/pageState";
import { failure } from "../page/attempt";
import { orderRoutes } from "../page/routeTable";
import type { RemoteAddress, RemoteLoad, RemoteSource, Route, SiteRelease, SlotProvider } from "../page/types";
import { FederatedSource } from "../remotes/FederatedSource";
import type { Build } from "./BuildFeed";

/**
 * A release in which a local build stands in the place of one remote. What the build has is known only once it is there, and
 * the next one may have more: routes and remotes change while the page is open.
 */
export class LocalSource implements RemoteSource, SiteRelease {
  readonly id: string;
  /** Name of the build that is shown; empty while there is none. */
  build = "";
  routes: readonly Route[];
  readonly slots: Readonly<Record<string, SlotProvider>>;
  families: Readonly<Record<string, string>>;
  remotes: Readonly<Record<string, RemoteAddress>>;
  private readonly live: RemoteSource;
  private taken: RemoteSource | null = null;

  /** @param open how remotes at given addresses are brought */
  constructor(
    private readonly release: SiteRelease,
    private readonly local: LocalBuild,
    private readonly open: (remotes: SiteRelease["remotes"]) => RemoteSource = (remotes) =>
      new FederatedSource(remotes),
  ) {
    const { id, routes, slots, families, remotes } = release;
    this.id = id;
    this.routes = routes;
    this.slots = slots;
    this.families = families;
    this.remotes = remotes;
    this.live = open(remotes);
    this.name("local", "", "");
  }

  load = (id: string): Promise<RemoteLoad> => {
    const { remote, address } = this.local;
    if (id !== remote) return this.live.load(id);
    if (this.taken) return this.taken.load(id);
    const silent = new Error(`No build at ${new URL(address).origin}: is "serambi dev ${remote}" running?`);
    return Promise.resolve(failure({ remote, version: "local" }, "unknown", silent));
  };

  /** Another build is the remote from now on. */
  take = async (build: Build): Promise<void> => {
    const { remote, address } = this.local;
    const at = this.name(`local-${build.build}`, `${address}/${build.build}/remoteEntry.js`, build.container);
    // To federation each build is a remote of its own.
    const source = this.open({ [remote]: { ...at, id: `${remote}-${build.build}` } });
    this.taken = source;
    this.build = build.build;
    const loaded = await source.load(remote);
    if (loaded.kind === "failed") return;
    const { routes } = this.release;
    const others = routes.filter((route) => route.remote !== remote);
    const closed = new Set([...others.map(({ pattern }) => pattern), ...this.local.hidden]);
    const own = loaded.remote.pages.flatMap(({ id, paths }) =>
      paths.filter((path) => !closed.has(path)).map((pattern) => ({ pattern, remote, page: id })),
    );
    this.routes = orderRoutes([...others, ...own]);
    const families = [remote, ...(loaded.remote.families ?? [])];
    this.families = { ...this.release.families, ...Object.fromEntries(families.map((family) => [family, remote])) };
  };

  /** Under which version it is spoken of, and where it is. There is no hash of what changes with every build. */
  private name(version: string, entry: string, container: string): RemoteAddress {
    const { remote } = this.local;
    const address = { id: remote, version, entry, integrity: "", container };
    this.remotes = { ...this.release.remotes, [remote]: address };
    return address;
  }
}
