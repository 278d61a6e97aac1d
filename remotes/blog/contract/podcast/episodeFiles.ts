/** What stands beside the page of an episode for players, by the end of its address. */
export const EPISODE_FILES = { transcript: "transcript.vtt", chapters: "chapters.json" } as const;
