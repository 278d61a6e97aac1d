import type { PageProps } from "@serambi/kernel/remote";

import { CourseTerms } from "../components/CourseTerms";
import { openChapters, openKey } from "../contract/learning/openChapters";
import { SYLLABUS_ID } from "../contract/paths";
import type { courseLoader } from "./course.server";
import { CourseView } from "./CourseView";

/** `/Courses/{slug}` and `/Class/{code}`: one class, and the way into what of it anybody may read. */
export const Page = ({ data, context }: PageProps<typeof courseLoader>) => {
  const { course, syllabus, isEnrolled } = data;
  const open = openChapters(context.tenant, course, syllabus);
  const [firstPath] = open.values();
  return (
    <CourseView
      {...data}
      chapterPath={(moduleSlug, chapterSlug) => open.get(openKey(moduleSlug, chapterSlug))}
      terms={<CourseTerms course={course} firstPath={firstPath} syllabusId={SYLLABUS_ID} isEnrolled={isEnrolled} />}
    />
  );
};
