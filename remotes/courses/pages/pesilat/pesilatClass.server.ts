import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { PesilatClient } from "../../api/pesilat/PesilatClient";
import type { ClassOverview, Syllabus } from "../../contract/hosts/classes";
import { pesilatClassPath, pesilatPath, pesilatSearch } from "../../contract/pesilat/paths";
import type { IndexedPesilatClass, PesilatClass, PesilatProgramme } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import { openCourse } from "../course.server";
import { classList, indexing } from "./pesilatSeo.server";

type Context = PageContext<Messages>;

/** Without a code the page is the list of classes. */
export interface ShownIndex {
  readonly kind: "index";
  /** `null` where it could not be read. */
  readonly programme: PesilatProgramme<IndexedPesilatClass> | null;
}

export interface ShownClass {
  readonly kind: "class";
  readonly course: Omit<ClassOverview, "reviews">;
  /** `null` where it could not be read. */
  readonly syllabus: Syllabus | null;
}

const indexed = ({ mentors: _mentors, ...course }: PesilatClass): IndexedPesilatClass => course;

const loadIndex = async ({ http, report }: RemoteDeps, context: Context): Promise<Loaded<ShownIndex>> => {
  const { t, tenant, path } = context;
  const programme = await orNull(new PesilatClient(http.services, report).programme(pesilatSearch(tenant)));
  const way = [{ name: t["pesilat.name"], path: pesilatPath(tenant) }, { name: t["pesilat.list"] }];
  return {
    data: { kind: "index", programme: programme && { ...programme, classes: programme.classes.map(indexed) } },
    head: {
      title: t["pesilat.list"],
      description: t["pesilat.listDescription"],
      canonicalPath: pesilatClassPath(tenant) ?? path,
      ...indexing(programme),
    },
    jsonLd: [breadcrumbList(tenant, way), ...classList(programme, context)],
    ...(programme === null && { status: 503 }),
  };
};

const loadClass = async (deps: RemoteDeps, context: Context, code: string): Promise<Loaded<ShownClass> | Ending> => {
  const found = await openCourse(deps, context, code);
  if ("kind" in found) return found;
  const { reviews: _reviews, ...course } = found.data.course;
  // Classes of the programme lead to each other, not to the site's other classes.
  return { ...found, data: { kind: "class", course, syllabus: found.data.syllabus }, slots: [] };
};

/** `/Pesilat/Class/{code?}`: one class under its one address; without a code, all of them. */
export const pesilatClassLoader = loader<ShownIndex | ShownClass, Messages>(async (deps, context) => {
  const { code } = context.params;
  return code === undefined ? loadIndex(deps, context) : loadClass(deps, context, code);
});
