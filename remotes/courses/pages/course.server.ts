import { isAppError } from "@serambi/kernel/errors";
import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, loader, notFound, orNull, redirect } from "@serambi/kernel/server";

import { CourseClient } from "../api/CourseClient";
import { LearningClient } from "../api/learning/LearningClient";
import { orUnknown } from "../api/orUnknown";
import type { ClassOverview, Syllabus } from "../contract/hosts/classes";
import { openChapters } from "../contract/learning/openChapters";
import { checkoutSlotId, courseKey, coursePath, jobsSlotId, PREMIUM_TYPE, relatedSlotId } from "../contract/paths";
import type { Messages } from "../messages/id";
import { courseJsonLd, summaryOf } from "./courseJsonLd.server";

type Context = PageContext<Messages>;

/** One class, and its syllabus where that could be read. */
export interface CourseData {
  readonly course: ClassOverview;
  readonly syllabus: Syllabus | null;
  /** Of a class that is free to join: whether the visitor has. Null where nobody can join here, or it could not be asked. */
  readonly isEnrolled: boolean | null;
}

/** Joining costs nothing, and there is still something to join. */
const isJoinable = ({ priceIdr, state, type }: ClassOverview): boolean =>
  priceIdr === 0 && state !== "ended" && type !== PREMIUM_TYPE;

/** It costs something, and can still be bought. */
const isSold = ({ priceIdr, state }: ClassOverview): boolean => priceIdr > 0 && state !== "ended";

/**
 * The page of a class. It stands without its syllabus. One address per class: whoever came by its code is told the slug's.
 * @param asksEnrolment whether one can join on this page
 */
export const showCourse = async (
  { http, report }: RemoteDeps,
  context: Context,
  course: ClassOverview,
  asksEnrolment = false,
): Promise<Loaded<CourseData>> => {
  const { tenant, path, t } = context;
  const { slug, type, name, logo, classroomId } = course;
  const [syllabus, isEnrolled] = await Promise.all([
    orNull(new CourseClient(http.services, report).syllabus(classroomId)),
    asksEnrolment && isJoinable(course) ? orNull(new LearningClient(http.learning).isEnrolled(classroomId)) : null,
  ]);
  return {
    data: { course, syllabus, isEnrolled },
    head: {
      title: name,
      description: summaryOf(course),
      canonicalPath: coursePath(tenant, slug, type) ?? path,
      ...(logo && { image: logo }),
    },
    jsonLd: courseJsonLd(course, context),
    slots: [
      ...(isSold(course)
        ? [{ id: checkoutSlotId(slug), name: "payments.checkout-button.v1", props: { slug }, isOptional: true }]
        : []),
      { id: jobsSlotId(slug), name: "careers.for-course.v1", props: { course: slug }, isOptional: true },
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
 * @param options only a class of this `type` is found; `asksEnrolment` where one can join on the page
 */
export const openCourse = async (
  deps: RemoteDeps,
  context: Context,
  key: string,
  { type, asksEnrolment = false }: { readonly type?: string; readonly asksEnrolment?: boolean } = {},
): Promise<Loaded<CourseData> | Ending> => {
  const course = await orUnknown(new CourseClient(deps.http.services, deps.report).overview(key));
  return course && (type === undefined || course.type === type)
    ? showCourse(deps, context, course, asksEnrolment)
    : notFound();
};

/** `/Courses/{slug}` and `/Class/{code}`: one class. */
export const courseLoader = loader((deps: RemoteDeps, context: Context) =>
  openCourse(deps, context, courseKey(context.params), { asksEnrolment: true }),
);

/**
 * Enrols the visitor in a class that costs nothing, and goes on to its first chapter, or back to its page. A guest logs in first and comes back
 * to it.
 */
export const enrolAction = action(async ({ http, report }: RemoteDeps, context: Context) => {
  const { tenant, path, params } = context;
  const classes = new CourseClient(http.services, report);
  const course = await orUnknown(classes.overview(courseKey(params)));
  if (!course) return notFound();
  const { slug, type, classroomId } = course;
  const address = coursePath(tenant, slug, type) ?? path;
  try {
    await new LearningClient(http.learning).enrol(classroomId);
  } catch (error) {
    if (isAppError(error) && error.code === "unauthorized")
      return redirect(`/Login?back=${encodeURIComponent(address)}`, 303);
    throw error;
  }
  const [first] = openChapters(tenant, course, await orNull(classes.syllabus(classroomId))).values();
  return redirect(first ?? address, 303);
});
