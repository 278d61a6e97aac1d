import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { SiteApi } from "../api/SiteApi";
import type { Messages } from "../messages/types";

export const historyLoader = loader(async ({ http, tenant }: RemoteDeps, { t }: PageContext<Messages>) => {
  const draft = await new SiteApi(http.services, tenant.key).draft();
  return { data: { draft }, head: { title: t.title, description: "" } };
});
