import { pageSearch, parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { syllabusPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programsOf } from "../../stores/programs/programsOf";

type Context = PageContext<Messages>;

export const syllabusesHead = (store: CoursesStore, { t, tenant, query, pattern }: Context): PageHead => {
  const page = parsePageNumber(query);
  return {
    title: page > 1 ? t["syllabuses.page"](page) : t["syllabuses.title"],
    description: t["syllabuses.description"],
    canonicalPath: (syllabusPath(tenant) ?? pattern) + pageSearch(page),
    ...(!programsOf(store).outlines.data.state.data?.items.length && { isIndexed: false }),
  };
};

export const syllabusesJsonLd = (_store: CoursesStore, { t, tenant }: Context): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t["syllabuses.title"] }]),
];
