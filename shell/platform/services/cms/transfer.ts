import type { ExportedSite } from "@serambi/kernel/cms";

import type { AppDeps, TenantCall } from "../../app/tenantHandler";
import { isSettingKey } from "./checkSettings";
import { liveValues } from "./describeDraft";
import type { Values } from "./SiteDraft";

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

/** Settings that a site may do without, as they are where they say nothing. */
const NOTHING: Values = {
  translations: {},
  voice: {},
  ownPages: [],
  hiddenPages: [],
  redirects: [],
  isLoginOnly: false,
};

/** The settings of a file for a site: those that it knows, and where the file is silent, not what this site had said before. */
export const importedValues = (settings: Values, live: Values, deps: AppDeps): Values => {
  const silent = Object.entries(NOTHING).filter(([key]) => key in live && !(key in settings));
  const known = Object.entries(settings).filter(([key]) => isSettingKey(key, deps));
  return Object.fromEntries([...silent, ...known]);
};
