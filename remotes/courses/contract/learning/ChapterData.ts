import type { SyllabusChapter, SyllabusModule } from "../hosts/classes";
import type { Lesson } from "../hosts/learning";

/** What the page of a chapter shows. Nothing of it is anybody's progress. */
export interface ChapterData {
  readonly classroomId: string;
  readonly classSlug: string;
  readonly className: string;
  readonly isPremium: boolean;
  /** Empty where nobody knows it. */
  readonly moduleSlug: string;
  readonly chapterSlug: string;
  /** The syllabus knows it where the chapter itself did not arrive. */
  readonly chapter: SyllabusChapter | null;
  /** `null` where it could not be read; its rich text is sanitised. A locked one has no blocks. */
  readonly lesson: Pick<Lesson, "priceIdr" | "isLocked" | "blocks"> | null;
  /** `null` where they could not be read. */
  readonly modules: readonly Omit<SyllabusModule, "summary">[] | null;
  /** The class costs something. */
  readonly isPaid: boolean;
  /** The asker has the right to every chapter of it. */
  readonly mayReadAll: boolean;
  readonly coursePath: string | null;
  /** The address that search engines are told, and that one comes back to. */
  readonly path: string;
}
