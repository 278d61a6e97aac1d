import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { SiteApi } from "../api/SiteApi";
import type { SettingsMessages } from "../messages/types";

export const settingsLoader = loader(async ({ http, tenant }: RemoteDeps, { t }: PageContext<SettingsMessages>) => {
  const draft = await new SiteApi(http.services, tenant.key).draft();
  return { data: { draft }, head: { title: t.title, description: "" } };
});
