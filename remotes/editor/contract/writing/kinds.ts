/** Kinds of what is written for a site, in the order in which they are offered. */
export const WRITING_KINDS = ["article", "blog", "news", "event", "podcast", "picture"] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];
export const WRITING_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;
