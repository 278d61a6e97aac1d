import { createHash } from "node:crypto";

import type { TenantSettings } from "@serambi/kernel/contracts";

/**
 * A digest of what settings say, in 22 letters: the same in every process.
 * @param revision of the site: another home page beside the same settings is another site
 */
export const settingsDigest = (settings: TenantSettings, revision = 0): string =>
  createHash("sha256")
    .update(revision + JSON.stringify(settings))
    .digest("base64url")
    .slice(0, 22);
