import { Later, Slot, type PageContext, type PageOutcome, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseBody } from "../../components/CourseBody";
import { CourseCover } from "../../components/CourseCover";
import { CourseIntro } from "../../components/CourseIntro";
import { CourseSkeleton } from "../../components/CourseSkeleton";
import { PremiumTerms } from "../../components/learning/PremiumTerms";
import { MentorList } from "../../components/MentorList";
import { ReviewList } from "../../components/ReviewList";
import { SyllabusSection } from "../../components/SyllabusSection";
import { chapterPath } from "../../contract/learning/chapterPaths";
import { outlineChapters, type OutlineChapter } from "../../contract/learning/outline";
import { courseKey, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { learningOf } from "../../stores/learning/learningOf";
import { ProgressStore } from "../../stores/learning/ProgressStore";
import s from "../CoursePage.module.css";
import { relatedSlotId } from "../courseSlots";
import { isUnknown } from "./openChapter";
import { useLearning } from "./useLearning";

export { courseHead as head, courseJsonLd as jsonLd } from "../courseHead";
export { courseSlots as slots } from "../courseSlots";

const SYLLABUS_ID = "syllabus";

export const preload = async (store: CoursesStore, { params }: PageContext<Messages>): Promise<PageOutcome> => {
  const course = store.course(courseKey(params));
  const failure = await course.open();
  if (failure && !isUnknown(failure)) throw failure;
  return course.overview.state.data?.type === PREMIUM_TYPE ? { kind: "ok" } : { kind: "not-found" };
};

/** `/Courses/@Premium/{slug}`: a course, what of it is free, and the way into its chapters. */
export const Page = observer(function PremiumCoursePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { tenant, params, query } = context;
  const course = store.course(courseKey(params));
  const { data } = course.overview.state;
  const syllabus = course.syllabus.state;
  const progress = learningOf(store).progress(ProgressStore);
  const own = progress.of(data?.classroomId ?? course.key);
  useLearning(progress, own, false, null);
  if (!data) return <CourseSkeleton />;

  const chapters = outlineChapters(syllabus.data?.modules ?? []);
  const pathOf = ({ moduleSlug, slug }: OutlineChapter) =>
    chapterPath(tenant, { classSlug: data.slug, isPremium: true, moduleSlug, chapterSlug: slug });
  // Where a locked chapter sent the visitor here: only an address of this very course is gone back to.
  const from = query.get("kembali");
  return (
    <>
      <div className={s.cover}>
        <CourseCover course={data} shape="band" />
      </div>
      <Wrap className={s.grid}>
        <div className={s.intro}>
          <CourseIntro course={data} chapterCount={syllabus.data ? chapters.length : undefined} />
        </div>
        <div className={s.terms}>
          <Later soon>
            <PremiumTerms
              course={data}
              chapters={chapters}
              pathOf={pathOf}
              progress={own}
              returnTo={chapters.find((chapter) => pathOf(chapter) === from)}
              syllabusId={SYLLABUS_ID}
            />
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
              chapterPath={(moduleSlug, slug) =>
                chapterPath(tenant, { classSlug: data.slug, isPremium: true, moduleSlug, chapterSlug: slug })
              }
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
