import type { RemoteDeps, RemoteStore } from "@serambi/kernel/remote";

import type { HomeSnapshot, HomeStore } from "./HomeStore";
import type { SectionPagesSnapshot, SectionPagesStore } from "./pages/SectionPagesStore";
import type { PortfolioSnapshot, PortfolioStore } from "./portfolio/PortfolioStore";

/** What travels of each part: nothing of one that was not asked for. */
export interface SitesSnapshot {
  readonly home?: HomeSnapshot;
  readonly pages?: SectionPagesSnapshot;
  readonly portfolio?: PortfolioSnapshot;
}

/** The parts of this remote. Their code, clients included, comes with the pages that show them: no other page carries it. */
export interface SitesParts {
  readonly home: HomeStore;
  readonly pages: SectionPagesStore;
  readonly portfolio: PortfolioStore;
}

/** Everything this remote knows on one page, by its parts. */
export class SitesStore implements RemoteStore {
  private readonly parts: { -readonly [K in keyof SitesParts]?: SitesParts[K] } = {};

  constructor(
    private readonly deps: RemoteDeps,
    private readonly saved: SitesSnapshot = {},
  ) {}

  /** A part of this store; `make` is called when the first page asks for it. */
  part<K extends keyof SitesParts>(
    name: K,
    make: (deps: RemoteDeps, saved: SitesSnapshot[K]) => SitesParts[K],
  ): SitesParts[K] {
    return (this.parts[name] ??= make(this.deps, this.saved[name]));
  }

  /** Only what was asked for: an untouched part costs the page nothing. */
  snapshot = (): SitesSnapshot => ({
    ...this.saved,
    ...Object.fromEntries(
      Object.entries(this.parts).flatMap(([name, part]) => (part.isAsked ? [[name, part.snapshot()]] : [])),
    ),
  });
}
