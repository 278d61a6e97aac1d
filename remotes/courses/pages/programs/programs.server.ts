import { pageSearch, parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { ProgramClient } from "../../api/programs/ProgramClient";
import { programPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";

/** `/Program`: a page of the site's programmes. */
export const programsLoader = loader(
  async ({ http, now, report }: RemoteDeps, { t, tenant, query, pattern }: PageContext<Messages>) => {
    const number = parsePageNumber(query);
    const list = await orNull(new ProgramClient(http, now, report).programs(number));
    const items = list?.items ?? [];
    const linked = items.flatMap((program) => {
      const path = programPath(tenant, program);
      return path === undefined ? [] : [{ name: program.name, url: tenant.origin + path }];
    });
    return {
      data: { list },
      head: {
        title: number > 1 ? t["programs.page"](number) : t["programs.title"],
        description: t["programs.description"],
        canonicalPath: pattern + pageSearch(number),
        ...(items.length === 0 && { isIndexed: false }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name: t["programs.title"] }]), ...itemList(t["programs.title"], linked)],
      ...(list === null && { status: 503 }),
    };
  },
);
