import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { PesilatClient } from "../../api/pesilat/PesilatClient";
import { pesilatPath, pesilatSearch } from "../../contract/pesilat/paths";
import type { Messages } from "../../messages/id";
import { classList, indexing } from "./pesilatSeo.server";

/** `/Pesilat`: all classes of the martial-arts programme. */
export const pesilatLoader = loader(async ({ http, report }: RemoteDeps, context: PageContext<Messages>) => {
  const { t, tenant, pattern } = context;
  const programme = await orNull(new PesilatClient(http.services, report).programme(pesilatSearch(tenant)));
  return {
    data: { programme },
    head: {
      title: t["pesilat.title"],
      description: t["pesilat.description"],
      canonicalPath: pesilatPath(tenant) ?? pattern,
      ...indexing(programme),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t["pesilat.name"] }]), ...classList(programme, context)],
    ...(programme === null && { status: 503 }),
  };
});
