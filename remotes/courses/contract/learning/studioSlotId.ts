/** One place for each exercise: going to another chapter is another studio. */
export const studioSlotId = (chapterSlug: string, exerciseId: string): string => `studio-${chapterSlug}-${exerciseId}`;
