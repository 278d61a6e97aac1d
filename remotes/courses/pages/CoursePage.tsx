import { Later, Slot, type PageContext, type PageProps } from "@serambi/kernel/remote";
import { ErrorState, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseBody } from "../components/CourseBody";
import { CourseCover } from "../components/CourseCover";
import { CourseIntro } from "../components/CourseIntro";
import { CourseSkeleton } from "../components/CourseSkeleton";
import { CourseTerms } from "../components/CourseTerms";
import { MentorList } from "../components/MentorList";
import { ReviewList } from "../components/ReviewList";
import { SyllabusSection } from "../components/SyllabusSection";
import { courseKey } from "../contract/paths";
import { countChapters } from "../contract/syllabusTotals";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";
import { relatedSlotId } from "./courseSlots";
import { openCourse } from "./openCourse";
import s from "./CoursePage.module.css";

export const preload = (store: CoursesStore, { params }: PageContext<Messages>) => openCourse(store, courseKey(params));

export { courseHead as head, courseJsonLd as jsonLd } from "./courseHead";
export { courseSlots as slots } from "./courseSlots";

const SYLLABUS_ID = "syllabus";

/** `/Courses/{slug}` and `/Class/{code}`: one class. Its syllabus may be missing; the page stands without it. */
export const Page = observer(function CoursePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t } = context;
  const course = store.course(courseKey(context.params));
  const { phase, data } = course.overview.state;
  const syllabus = course.syllabus.state;

  if (!data && phase === "failed")
    return (
      <Wrap className={s.failed}>
        <h1 className={s.failedHeading}>{t.courses}</h1>
        <ErrorState
          title={t.courseFailed}
          message={t.courseFailedHelp}
          retryLabel={t.retry}
          onRetry={() => void course.open()}
        />
      </Wrap>
    );
  if (!data) return <CourseSkeleton />;

  return (
    <>
      <div className={s.cover}>
        <CourseCover course={data} shape="band" />
      </div>
      <Wrap className={s.grid}>
        <div className={s.intro}>
          <CourseIntro course={data} chapterCount={syllabus.data ? countChapters(syllabus.data.modules) : undefined} />
        </div>
        <div className={s.terms}>
          <Later soon>
            <CourseTerms course={data} syllabusId={SYLLABUS_ID} />
          </Later>
        </div>
        <div className={s.main}>
          <Later>
            <CourseBody course={data} />
            <SyllabusSection
              key={course.key}
              id={SYLLABUS_ID}
              syllabus={syllabus.data}
              isLost={syllabus.phase === "failed"}
              onRetry={() => void course.reloadSyllabus()}
            />
            {data.mentors.length > 0 && <MentorList mentors={data.mentors} />}
            <ReviewList reviews={data.reviews} />
          </Later>
        </div>
      </Wrap>
      <Later>
        <Slot id={relatedSlotId(course.key)} />
      </Later>
    </>
  );
});
