export interface CurriculumModule {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly chapterCount: number;
  readonly lengthMinutes: number;
}

/** A class of a programme as tables show it: its chapters are counted, because all that is here travels in the HTML. */
export interface CurriculumClass {
  readonly name: string;
  readonly slug: string;
  readonly code: string;
  readonly level: string;
  /** Of the whole class, as its host says. */
  readonly lengthMinutes: number;
  readonly modules: readonly CurriculumModule[];
}

/** The classes of one programme, in their order. */
export type Curriculum = readonly CurriculumClass[];

export const countClassChapters = ({ modules }: CurriculumClass): number =>
  modules.reduce((sum, { chapterCount }) => sum + chapterCount, 0);

export interface CurriculumTotals {
  readonly modules: number;
  readonly chapters: number;
  readonly minutes: number;
}

export const curriculumTotals = (classes: Curriculum): CurriculumTotals => ({
  modules: classes.reduce((sum, { modules }) => sum + modules.length, 0),
  chapters: classes.reduce((sum, each) => sum + countClassChapters(each), 0),
  minutes: classes.reduce((sum, { lengthMinutes }) => sum + lengthMinutes, 0),
});
