import { pageSearch, parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { ProgramClient } from "../../api/programs/ProgramClient";
import { syllabusPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";

/** `/Silabus` and `/Training-Services/Syllabus`: a page of the site's syllabuses, under the address of the first. */
export const syllabusesLoader = loader(
  async ({ http, now, report }: RemoteDeps, { t, tenant, query, pattern }: PageContext<Messages>) => {
    const number = parsePageNumber(query);
    const list = await orNull(new ProgramClient(http, now, report).outlines(number));
    return {
      data: { list },
      head: {
        title: number > 1 ? t["syllabuses.page"](number) : t["syllabuses.title"],
        description: t["syllabuses.description"],
        canonicalPath: (syllabusPath(tenant) ?? pattern) + pageSearch(number),
        ...(!list?.items.length && { isIndexed: false }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name: t["syllabuses.title"] }])],
      ...(list === null && { status: 503 }),
    };
  },
);
