/** One place for each task of a chapter: the same task in another chapter is shown anew. */
export const taskSlotId = (chapterSlug: string, taskId: string): string => `task-${chapterSlug}-${taskId}`;

/** One place for each exercise: going to another chapter is another studio. */
export const studioSlotId = (chapterSlug: string, exerciseId: string): string => `studio-${chapterSlug}-${exerciseId}`;
