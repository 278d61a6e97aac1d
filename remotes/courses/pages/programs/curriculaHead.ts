import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";

type Context = PageContext<Messages>;

export const curriculaHead = (_store: CoursesStore, { t, pattern }: Context): PageHead => ({
  title: t["curricula.title"],
  description: t["curricula.description"],
  canonicalPath: pattern,
});

export const curriculaJsonLd = (_store: CoursesStore, { t, tenant }: Context): readonly JsonLd[] => [
  breadcrumbList(tenant, [{ name: t["curricula.title"] }]),
];
