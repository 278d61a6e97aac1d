import { useSessionStore, type PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { PremiumTerms } from "../../components/learning/PremiumTerms";
import { chapterPath } from "../../contract/learning/chapterPaths";
import { outlineChapters, type OutlineChapter } from "../../contract/learning/outline";
import { SYLLABUS_ID } from "../../contract/paths";
import { makeProgress } from "../../stores/learning/makeProgress";
import { CourseView } from "../CourseView";
import type { premiumCourseLoader } from "./premiumCourse.server";
import { useLearning } from "./useLearning";

/** `/Courses/@Premium/{slug}`: a course, what of it is free, and the way into its chapters. */
export const Page = observer(function PremiumCoursePage({ data, context }: PageProps<typeof premiumCourseLoader>) {
  const { tenant, query } = context;
  const { course, syllabus } = data;
  const store = useSessionStore("progress", makeProgress);
  const progress = store.of(course.classroomId);
  useLearning(store, progress, false, null);

  const chapters = outlineChapters(syllabus?.modules ?? []);
  const pathOf = (moduleSlug: string, chapterSlug: string) =>
    chapterPath(tenant, { classSlug: course.slug, isPremium: true, moduleSlug, chapterSlug });
  const pathTo = ({ moduleSlug, slug }: OutlineChapter) => pathOf(moduleSlug, slug);
  // Where a locked chapter sent the visitor here: only an address of this very course is gone back to.
  const from = query.get("kembali");
  return (
    <CourseView
      {...data}
      chapterPath={pathOf}
      terms={
        <PremiumTerms
          course={course}
          chapters={chapters}
          pathOf={pathTo}
          progress={progress}
          returnTo={chapters.find((chapter) => pathTo(chapter) === from)}
          syllabusId={SYLLABUS_ID}
        />
      }
    />
  );
});
