import { Later, Slot, useComposition, useReload } from "@serambi/kernel/remote";
import { cx, Wrap } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { CourseBody } from "../components/CourseBody";
import { CourseCover } from "../components/CourseCover";
import { CourseIntro } from "../components/CourseIntro";
import { MentorList } from "../components/MentorList";
import { ReviewList } from "../components/ReviewList";
import type { ChapterPath } from "../components/SyllabusOutline";
import { SyllabusSection } from "../components/SyllabusSection";
import { jobsSlotId, relatedSlotId, SYLLABUS_ID } from "../contract/paths";
import { countChapters } from "../contract/syllabusTotals";
import s from "./CourseView.module.css";
import type { CourseData } from "./course.server";

interface CourseViewProps extends CourseData {
  /** Beside it: what it costs, and the way in. */
  readonly terms: ReactNode;
  /** The page of a chapter, where there is one to be read. */
  readonly chapterPath?: ChapterPath;
}

/** One class. Its syllabus may be missing; the page stands without it. */
export const CourseView = ({ course, syllabus, terms, chapterPath }: CourseViewProps) => {
  const reload = useReload();
  const { cover } = useComposition();
  return (
    <>
      {cover !== "beside" && (
        <div className={cx(s.cover, s[cover])} data-part="cover">
          <CourseCover course={course} shape="band" />
        </div>
      )}
      <Wrap className={cx(s.grid, cover === "band" && s.hanging)}>
        <div className={s.intro} data-part="head">
          <CourseIntro course={course} chapterCount={syllabus ? countChapters(syllabus.modules) : undefined} />
        </div>
        <div className={s.terms}>
          {cover === "beside" && (
            <div className={s.beside} data-part="cover">
              <CourseCover course={course} />
            </div>
          )}
          <Later soon>{terms}</Later>
        </div>
        <div className={s.main}>
          <Later>
            <CourseBody course={course} />
            <SyllabusSection
              key={course.slug}
              id={SYLLABUS_ID}
              syllabus={syllabus}
              isLost={syllabus === null}
              chapterPath={chapterPath}
              onRetry={() => void reload()}
            />
            {course.mentors.length > 0 && <MentorList mentors={course.mentors} />}
            <ReviewList reviews={course.reviews} />
          </Later>
        </div>
      </Wrap>
      <Later>
        <Slot id={jobsSlotId(course.slug)} />
        <Slot id={relatedSlotId(course.slug)} />
      </Later>
    </>
  );
};
