/** What a quiz is called where it is a task of a chapter. */
export const taskOf = (slug: string): string => `quiz:${slug}`;
