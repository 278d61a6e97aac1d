import { assembleClasses, type ClassDraft } from "../classes/assembleClasses";
import type { SeedClassFile, SeedLesson, SeedProgram } from "../types";
import type { CourseModule } from "./courseParts";

/** A premium course as its author writes it: learnt at one's own pace, so it has neither dates nor seats. */
export interface CourseDraft extends Omit<
  ClassDraft,
  "syllabus" | "type" | "state" | "startsOn" | "endsOn" | "seatsLeft"
> {
  readonly modules: readonly CourseModule[];
}

/** The classes that courses are in lists and on their pages. */
const classesOf = (courses: readonly CourseDraft[]): ClassDraft[] =>
  courses.map(({ modules, ...draft }) => ({
    ...draft,
    type: "premium",
    state: "registration-open",
    startsOn: null,
    endsOn: null,
    seatsLeft: null,
    syllabus: modules.map(({ chapters, ...part }) => ({
      ...part,
      chapters: chapters.map(({ blocks: _lesson, ...listed }) => ({ ...listed, isFree: false })),
    })),
  }));

const lessonsOf = (tenantKey: string, courses: readonly CourseDraft[]): SeedLesson[] =>
  courses.flatMap(({ slug, modules }) =>
    modules.flatMap(({ chapters }) =>
      chapters.map((chapter) => ({
        classroomId: `${tenantKey}-${slug}`,
        chapterSlug: chapter.slug,
        blocks: chapter.blocks,
      })),
    ),
  );

/** The premium courses of one tenant, and the programmes that they belong to. */
export interface Courses {
  readonly programs: readonly SeedProgram[];
  readonly courses: readonly CourseDraft[];
}

/**
 * A tenant's seed file with its premium courses.
 * @param file its other classes
 */
export const withCourses = (
  tenantKey: string,
  { programs, courses }: Courses,
  file: SeedClassFile = { programs: [], classes: [] },
): SeedClassFile => ({
  programs: [...file.programs, ...programs],
  classes: [...file.classes, ...assembleClasses(tenantKey, programs, classesOf(courses)).classes],
  lessons: [...(file.lessons ?? []), ...lessonsOf(tenantKey, courses)],
});
