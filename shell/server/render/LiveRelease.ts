import type { PublicTenant } from "@serambi/kernel/contracts";

import { FRAME_PLACES, hasRoute, inVoice, type FramePlaceName } from "@serambi/kernel/remote";

import type { CodeAttendance } from "../../client/frame/codeAttendance";
import type { FrameParts } from "../../client/frame/frameParts";
import { slotFamily } from "../../client/page/SiteVisit";
import type { RemoteAddress, RemoteLoad, Route, RemoteSource, SiteRelease } from "../../client/page/types";
import type { BundleLoader, LoadedRemote, LoadFailure } from "../../registry/BundleLoader";
import type { Release } from "../../registry/resolve";
import { siteRoutes, visitorRoutes } from "../edition/siteRoutes";

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

const pick = <T>(
  from: Readonly<Record<string, T>>,
  isWanted: (name: string, value: T) => boolean,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(from).filter(([name, value]) => isWanted(name, value)));

const commonOf = ({ id, remotes: shipped }: Release, remotes: LiveRelease["remotes"]): Omit<SiteRelease, "routes"> => {
  const slots = Object.entries(shipped).flatMap(([remote, version]) =>
    version.slots.map(({ name, minHeightRem }) => ({ name, remote, minHeightRem })),
  );
  const addresses = [...remotes].flatMap(([remote, loaded]) => {
    const address = addressOf(remote, loaded);
    return address ? [[remote, address] as const] : [];
  });
  return {
    id,
    slots: Object.fromEntries(slots.map(({ name, ...provider }) => [name, provider])),
    families: Object.fromEntries(slots.map(({ name, remote }) => [slotFamily(name), remote])),
    remotes: Object.fromEntries(addresses),
  };
};

const isPlace = (place: string): place is FramePlaceName => (FRAME_PLACES as readonly string[]).includes(place);

/** A release with its bundles loaded: what one request renders with, from its first to its last byte. */
export class LiveRelease implements RemoteSource {
  /** By the routes of sites, of which equal ones are the same object. */
  private readonly bySite = new WeakMap<readonly Route[], SiteRelease>();
  private readonly forVisitors = new WeakMap<SiteRelease, SiteRelease>();

  /** The same for every site: made once, however many sites there are. */
  private readonly common: Omit<SiteRelease, "routes">;

  constructor(
    readonly release: Release,
    readonly remotes: ReadonlyMap<string, LoadedRemote | LoadFailure>,
  ) {
    this.common = commonOf(release, remotes);
  }

  static async load(release: Release, loader: BundleLoader): Promise<LiveRelease> {
    const entries = Object.entries(release.remotes).map(
      async ([id, shipped]) =>
        [
          id,
          await (release.absent?.includes(id) ? loader.withoutCode(id, shipped) : loader.load(id, shipped)),
        ] as const,
    );
    return new LiveRelease(release, new Map(await Promise.all(entries)));
  }

  /** Whether every remote of it could be loaded. */
  get isWhole(): boolean {
    return [...this.remotes].every(([id, { kind }]) => kind === "loaded" || this.release.absent?.includes(id));
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
    return Promise.resolve(found.kind === "loaded" ? { kind: "loaded", remote: found.server.remote } : found);
  };

  /** The release as one tenant's site sees it: the routes it has, and where its remotes are. */
  forSite = (tenant: PublicTenant): SiteRelease => {
    const routes = siteRoutes(this.release, tenant.settings.routes, tenant.settings.ownPages);
    const known = this.bySite.get(routes);
    if (known) return known;
    const site: SiteRelease = { ...this.common, routes };
    this.bySite.set(routes, site);
    return site;
  };

  /** A site's release as its pages name it: those for operators all of its routes, any other page those for visitors. */
  forAudience = (site: SiteRelease, page: { readonly remote: string; readonly page: string } | null): SiteRelease => {
    const known = this.forVisitors.get(site);
    const visitors = known ?? { ...site, routes: visitorRoutes(this.release, site.routes) };
    if (!known) this.forVisitors.set(site, visitors);
    const isVisitors =
      page === null || visitors.routes.some((route) => route.remote === page.remote && route.page === page.page);
    return isVisitors ? visitors : site;
  };

  /**
   * What its remotes put into the frame of a site, in the site's words (`settings.voice`, `account.visitor`). Only what leads to a page
   * that the site has; of two remotes that want one place the first by name has it.
   */
  frameFor = (tenant: PublicTenant): FrameParts => {
    const parts = [...this.remotes.values()].flatMap(({ artefact }) => artefact?.frame ?? []);
    const found = parts.flatMap(({ place, slot, visitor, member, isDocked }) => {
      if (!isPlace(place) || !hasRoute(tenant, member.path)) return [];
      const word = (kind: string) => inVoice(tenant, `${slotFamily(slot)}.${kind}`);
      const link = (kind: string, { path, label }: typeof visitor) => ({
        path,
        label: word(kind) ?? label[tenant.language],
      });
      const said = {
        slot,
        visitor: link("visitor", visitor),
        member: link("member", member),
        ...(isDocked && { isDocked }),
      };
      return [[place, said] as const];
    });
    return Object.fromEntries(found.toReversed());
  };

  /** Who attends to blocks of code, in the site's words (`settings.voice`, `lms.code`); of two remotes the first by name. */
  codeFor = (tenant: PublicTenant): CodeAttendance | undefined => {
    const [first] = [...this.remotes.values()].flatMap(({ artefact }) => artefact?.code ?? []);
    if (!first) return undefined;
    const { slot, languages, label } = first;
    return { slot, languages, label: inVoice(tenant, `${slotFamily(slot)}.code`) ?? label[tenant.language] };
  };

  /**
   * What the browser is told of it: the slots of this page, and the remotes that this site's routes or this page need.
   * However many remotes are shipped, a page carries only its own.
   */
  forPage = (site: SiteRelease, slotNames: readonly string[]): SiteRelease => {
    const slots = Object.fromEntries(
      slotNames.flatMap((name) => {
        const provider = Object.hasOwn(site.slots, name) ? site.slots[name] : undefined;
        return provider ? [[name, provider] as const] : [];
      }),
    );
    const needed = new Set([...site.routes, ...Object.values(slots)].map(({ remote }) => remote));
    return {
      ...site,
      slots,
      families: pick(site.families, (_, remote) => needed.has(remote)),
      remotes: pick(site.remotes, (id) => needed.has(id)),
    };
  };
}
