import { pageSearch, parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { programPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";

type Context = PageContext<Messages>;

export const programsHead = (store: CoursesStore, { t, query, pattern }: Context): PageHead => {
  const page = parsePageNumber(query);
  return {
    title: page > 1 ? t["programs.page"](page) : t["programs.title"],
    description: t["programs.description"],
    canonicalPath: pattern + pageSearch(page),
    ...(!programsOf(store).list.data.state.data?.items.length && { isIndexed: false }),
  };
};

export const programsJsonLd = (store: CoursesStore, { t, tenant }: Context): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t["programs.title"] }]),
  ...itemList(
    t["programs.title"],
    (programsOf(store).list.data.state.data?.items ?? []).flatMap((program) => {
      const path = programPath(tenant, program);
      return path === undefined ? [] : [{ name: program.name, url: tenant.origin + path }];
    }),
  ),
];
