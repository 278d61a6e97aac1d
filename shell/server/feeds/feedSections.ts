import type { PublicTenant } from "@serambi/kernel/contracts";
import type { FeedModule, FeedSection } from "@serambi/kernel/remote";

import type { LiveRelease } from "../render/LiveRelease";

/** A feed, and whose it is. */
export interface OwnedSection extends FeedSection {
  readonly module: FeedModule;
}

/** The feeds that a site has, of all remotes that it has routes of. */
export const feedSections = async (live: LiveRelease, tenant: PublicTenant): Promise<readonly OwnedSection[]> => {
  const ids = new Set(live.forSite(tenant).routes.map(({ remote }) => remote));
  const modules = await Promise.all(
    [...ids].flatMap((id) => {
      const loaded = live.remotes.get(id);
      return (loaded?.kind === "loaded" ? loaded.remote.feeds?.() : undefined) ?? [];
    }),
  );
  return modules.flatMap((module) => module.sections(tenant).map((section) => ({ ...section, module })));
};

/**
 * Whether a site has a feed of all that it publishes.
 * @throws never: no page fails because of what is said in its head
 */
export const hasSiteFeed = async (live: LiveRelease, tenant: PublicTenant): Promise<boolean> => {
  try {
    return (await feedSections(live, tenant)).some(({ podcast }) => podcast === undefined);
  } catch {
    return false; // who asks for the feed itself is told
  }
};
