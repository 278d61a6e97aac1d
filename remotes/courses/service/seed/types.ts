import type { ClassOverview, SyllabusModule } from "../../contract/hosts/classes";
import type { LessonBlock } from "../../contract/hosts/lessons";

/** One module of a class's syllabus with its chapters, in order; slugs are unique within the class. */
export type SeedModule = SyllabusModule;

/** A programme (field of study). `id` and `slug` are unique within the tenant. */
export interface SeedProgram {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Plain text, one or two sentences. */
  readonly summary: string;
  /** HTML: paragraphs and lists. Empty where the summary says it all. */
  readonly description?: string;
  /** Address of a picture; empty where the site draws its motif. */
  readonly logo?: string;
  readonly schools?: readonly SeedSchool[];
}

/** A school that takes part in a programme; its name is unique there. */
export interface SeedSchool {
  readonly name: string;
  readonly city: string;
  readonly province: string;
}

/**
 * A class as its tenant writes it. Derived, hence absent: `programName` (name of the first of `programIds`)
 * and `lengthMinutes` (sum of the syllabus). `slug`, `code` and `classroomId` are unique within the tenant.
 */
export interface SeedClass extends Readonly<Omit<ClassOverview, "programName" | "lengthMinutes">> {
  readonly syllabus: readonly SeedModule[];
  /** Of a webinar: the moment at which it begins, with its offset. */
  readonly startsAt?: string;
}

/** What one chapter teaches, from top to bottom. */
export interface SeedLesson {
  readonly classroomId: string;
  readonly chapterSlug: string;
  readonly blocks: readonly LessonBlock[];
}

/** How far a learner of the seed is in a class. */
export interface SeedLearner {
  readonly email: string;
  /** Key of the tenant. */
  readonly site: string;
  /** Slug of the class. */
  readonly class: string;
  readonly chaptersDone: number;
  readonly lastDaysAgo: number;
  /** On the chapter that was done last. */
  readonly note?: string | undefined;
}

/** What the site of one tenant teaches, and to whom. */
export interface SeedClassFile {
  readonly learners?: readonly SeedLearner[];
  readonly programs: readonly SeedProgram[];
  readonly classes: readonly SeedClass[];
  /** Of the classes whose chapters can be read on the site. */
  readonly lessons?: readonly SeedLesson[];
}
