import type { SyllabusModule } from "./hosts/classes";

export const countChapters = (modules: readonly SyllabusModule[]): number =>
  modules.reduce((count, { chapters }) => count + chapters.length, 0);

export const countMinutes = (modules: readonly SyllabusModule[]): number =>
  modules.reduce((sum, { chapters }) => chapters.reduce((minutes, chapter) => minutes + chapter.lengthMinutes, sum), 0);
