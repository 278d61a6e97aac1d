import type { PublicTenant } from "@serambi/kernel/contracts";

import { loadLayout } from "../../client/layouts";
import type { Route } from "../../client/page/types";
import type { Release } from "../../registry/resolve";
import type { Site } from "../startup/loadSite";
import { compileTenant, type EditionWishes } from "./compileTenant";
import { settingsDigest } from "./settingsDigest";
import { SiteMoves } from "./SiteMoves";
import { makeLook, type SiteLook } from "./siteLook";

/** A site as the server has it: what the platform says, and whether it still says so. */
export interface EditionSource {
  readonly site: Site;
  /** True while the platform is down and these are the last good settings. */
  readonly isStale: boolean;
  /**
   * Counts what this process has taken over from the platform: another one after each change, also where the settings are the same
   * and something beside them was changed (a home page).
   */
  readonly revision: number;
}

/**
 * A site compiled for one kind of visitor: settings × release × language × host variant. Immutable; made once and kept until the
 * platform says something else of the site.
 */
export class SiteEdition {
  readonly tenant: PublicTenant;
  /** None without a release. */
  readonly routes: readonly Route[];
  /** Its id; empty where it is compiled for none. */
  readonly release: string;
  /** Version of the platform's application (`v1/authorizer/version`). */
  readonly appVersion: string;
  readonly isStale: boolean;
  readonly revision: number;
  /** Addresses that have moved. */
  readonly moves: SiteMoves;
  /** The number of the site's publications. */
  private readonly published: number | undefined;
  private madeDigest: string | undefined;
  private madeLook: Promise<SiteLook> | undefined;
  /** For the release that was asked for last: nearly every request asks for the same one. */
  private latest: SiteEdition | undefined;

  constructor(
    { site, isStale, revision }: EditionSource,
    private readonly wishes: EditionWishes,
    private readonly siblings: {
      readonly of: (wishes: EditionWishes) => SiteEdition;
      readonly stale: (wishes: EditionWishes) => SiteEdition;
    },
  ) {
    const { tenant, routes } = compileTenant(site.tenant, wishes);
    this.tenant = tenant;
    this.routes = routes;
    this.release = wishes.release?.id ?? "";
    this.appVersion = site.appVersion;
    this.moves = new SiteMoves(site.tenant.settings.redirects ?? []);
    this.published = site.revision;
    this.isStale = isStale;
    this.revision = revision;
  }

  /** What its settings say, in 22 letters: the same in every process. Caches and the renderer know them by it. */
  get digest(): string {
    this.madeDigest ??= settingsDigest(this.tenant.settings, this.published);
    return this.madeDigest;
  }

  /** Its colours, fonts and icons. */
  look(): Promise<SiteLook> {
    const { settings } = this.tenant;
    this.madeLook ??= loadLayout(settings.layout).then((layout) => makeLook(settings, layout));
    return this.madeLook;
  }

  /** The same site on a host of this kind, for a visitor who is measured like this. */
  variant(isPesilat: boolean, measuredAs?: string | null): SiteEdition {
    const { wishes } = this;
    const isSame = isPesilat === (wishes.isPesilat ?? false) && measuredAs === wishes.measuredAs;
    return isSame ? this : this.with({ isPesilat, measuredAs });
  }

  /** The same site for somebody else. */
  with(change: Partial<EditionWishes>): SiteEdition {
    return this.siblings.of({ ...this.wishes, ...change });
  }

  /** The same site, which says that it may be old: what pages show of it was asked for while a host is down. */
  stale(): SiteEdition {
    return this.isStale ? this : this.siblings.stale(this.wishes);
  }

  /** The same site as a release can show it. */
  in(release: Release): SiteEdition {
    if (this.latest?.release !== release.id) this.latest = this.with({ release });
    return this.latest;
  }
}
