import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { curriculaPath, curriculumPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { programOf } from "./programOf";

type Context = PageContext<Messages>;

export const curriculumHead = (store: CoursesStore, context: Context): PageHead => {
  const { t, tenant, path } = context;
  const program = programOf(store, context);
  if (!program) return { title: t["curricula.title"], isIndexed: false };
  return {
    title: t["curriculum.of"](program.name),
    description: t["curriculum.description"](program.name),
    canonicalPath: curriculumPath(tenant, program) ?? path,
  };
};

export const curriculumJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const { t, tenant } = context;
  const program = programOf(store, context);
  if (!program) return [];
  return [
    breadcrumbList(tenant, [
      { name: t["curricula.title"], path: curriculaPath(tenant) },
      { name: t["curriculum.of"](program.name) },
    ]),
  ];
};
