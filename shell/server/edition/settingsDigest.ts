import { createHash } from "node:crypto";

import type { TenantSettings } from "@serambi/kernel/contracts";

/** What settings say, in 22 letters: the same in every process. */
export const settingsDigest = (settings: TenantSettings): string =>
  createHash("sha256").update(JSON.stringify(settings)).digest("base64url").slice(0, 22);
