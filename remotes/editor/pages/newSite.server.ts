import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { SiteApi } from "../api/SiteApi";
import type { NewSiteMessages } from "../messages/types";

export const newSiteLoader = loader(async ({ http, tenant }: RemoteDeps, { t }: PageContext<NewSiteMessages>) => {
  const draft = await new SiteApi(http.services, tenant.key).draft();
  return { data: { draft }, head: { title: t.title, description: "" } };
});
