import type { PublicTenant } from "@serambi/kernel/contracts";

import { Editions } from "../edition/Editions";
import type { SiteEdition } from "../edition/SiteEdition";

let revisions = 0;

/** A site that the platform gives these settings for, as a visitor of its language gets it. */
export const editionOf = (
  { origin, ...tenant }: PublicTenant,
  { appVersion = "1", isStale = false }: { readonly appVersion?: string; readonly isStale?: boolean } = {},
): SiteEdition => {
  revisions += 1;
  const editions = new Editions({ site: { tenant, appVersion, replaced: [] }, isStale, revision: revisions });
  return editions.of({ origin, language: tenant.language });
};
