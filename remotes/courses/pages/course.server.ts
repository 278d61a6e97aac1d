import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, orNull } from "@serambi/kernel/server";

import { CourseClient } from "../api/CourseClient";
import { orUnknown } from "../api/orUnknown";
import type { ClassOverview, Syllabus } from "../contract/hosts/classes";
import { courseKey, coursePath, relatedSlotId } from "../contract/paths";
import type { Messages } from "../messages/id";
import { courseJsonLd, summaryOf } from "./courseJsonLd.server";

type Context = PageContext<Messages>;

/** One class, and its syllabus where that could be read. */
export interface CourseData {
  readonly course: ClassOverview;
  readonly syllabus: Syllabus | null;
}

/** The page of a class. It stands without its syllabus. One address per class: whoever came by its code is told the slug's. */
export const showCourse = async (
  { http, report }: RemoteDeps,
  context: Context,
  course: ClassOverview,
): Promise<Loaded<CourseData>> => {
  const { tenant, path, t } = context;
  const { slug, type, name, logo, classroomId } = course;
  const syllabus = await orNull(new CourseClient(http.services, report).syllabus(classroomId));
  return {
    data: { course, syllabus },
    head: {
      title: name,
      description: summaryOf(course),
      canonicalPath: coursePath(tenant, slug, type) ?? path,
      ...(logo && { image: logo }),
    },
    jsonLd: courseJsonLd(course, context),
    slots: [
      {
        id: relatedSlotId(slug),
        name: "courses.featured.v1",
        props: { title: t.alsoHere, limit: 3, layout: "grid", exclude: slug },
      },
    ],
  };
};

/**
 * A class by its slug or code.
 * @param type only a class of this type is found
 */
export const openCourse = async (
  deps: RemoteDeps,
  context: Context,
  key: string,
  type?: string,
): Promise<Loaded<CourseData> | Ending> => {
  const course = await orUnknown(new CourseClient(deps.http.services, deps.report).overview(key));
  return course && (type === undefined || course.type === type) ? showCourse(deps, context, course) : notFound();
};

/** `/Courses/{slug}` and `/Class/{code}`: one class. */
export const courseLoader = loader((deps: RemoteDeps, context: Context) =>
  openCourse(deps, context, courseKey(context.params)),
);
