import type { ExportedSite } from "@serambi/kernel/cms";

import type { AppDeps, TenantCall } from "../../app/tenantHandler";
import { isSettingKey } from "./checkSettings";
import { liveValues } from "./describeDraft";

/** A site as one file: all of its settings as visitors have them. What services keep beside them (posts, classes) stays where it is. */
export const exportedSite = async (call: TenantCall<unknown>, deps: AppDeps): Promise<ExportedSite> => {
  const values = await liveValues(call);
  const known = Object.entries(values).filter(([key]) => isSettingKey(key, deps));
  return {
    format: 1,
    key: call.tenant.key,
    exportedAt: deps.now().toISOString(),
    settings: Object.fromEntries(known),
  };
};
