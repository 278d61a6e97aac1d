import type { ProgramHeading } from "./ProgramData";

export interface OutlineChapter {
  readonly slug: string;
  readonly title: string;
  readonly lengthMinutes: number;
}

export interface OutlineModule {
  readonly slug: string;
  readonly title: string;
  readonly chapters: readonly OutlineChapter[];
}

/** A class of a programme with what it teaches; no more of it than an outline shows, because it travels in the HTML. */
export interface OutlineClass {
  readonly name: string;
  readonly slug: string;
  readonly code: string;
  readonly level: string;
  readonly lengthMinutes: number;
  readonly modules: readonly OutlineModule[];
}

/** The classes of one programme, in their order. */
export type ProgramOutline = readonly OutlineClass[];

/** One programme on the page of all syllabuses; `null` where its syllabus could not be read. */
export interface ListedOutline {
  readonly program: ProgramHeading;
  readonly classes: ProgramOutline | null;
}

/** A page of the site's syllabuses. */
export interface OutlinePage {
  readonly page: number;
  readonly totalPages: number;
  /** Programmes of the site, on all pages. */
  readonly totalItems: number;
  readonly items: readonly ListedOutline[];
}

export const countOutlineChapters = ({ modules }: Pick<OutlineClass, "modules">): number =>
  modules.reduce((count, { chapters }) => count + chapters.length, 0);

export const countModuleMinutes = ({ chapters }: OutlineModule): number =>
  chapters.reduce((minutes, chapter) => minutes + chapter.lengthMinutes, 0);
