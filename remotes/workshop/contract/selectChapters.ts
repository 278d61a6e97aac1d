import type { Chapter } from "./Exhibit";
import { anchorOf } from "./Wishes";

/**
 * The chapters with the exhibits of one component: those of that name, and its states that stand for themselves
 * (`dialog` brings `Dialog, open` along). All of them for null, none for a name that nothing has.
 */
export const selectChapters = (chapters: readonly Chapter[], component: string | null): readonly Chapter[] => {
  if (component === null) return chapters;
  return chapters.flatMap(({ id, exhibits }) => {
    const chosen = exhibits.filter(({ name }) => {
      const anchor = anchorOf(name);
      return anchor === component || anchor.startsWith(`${component}-`);
    });
    return chosen.length > 0 ? [{ id, exhibits: chosen }] : [];
  });
};
