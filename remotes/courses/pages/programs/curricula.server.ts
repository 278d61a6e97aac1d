import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { ProgramClient } from "../../api/programs/ProgramClient";
import type { Messages } from "../../messages/id";

/** `/Curriculum`: the curricula of the site, by programme. */
export const curriculaLoader = loader(
  async ({ http, now, report }: RemoteDeps, { t, tenant, pattern }: PageContext<Messages>) => {
    const programs = await orNull(new ProgramClient(http, now, report).allPrograms());
    return {
      data: { programs },
      head: {
        title: t["curricula.title"],
        description: t["curricula.description"],
        canonicalPath: pattern,
        ...(programs === null && { isIndexed: false }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name: t["curricula.title"] }])],
      ...(programs === null && { status: 503 }),
    };
  },
);
