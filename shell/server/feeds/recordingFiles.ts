/** What stands beside the page of an episode for players: the end of its address, its type, and how it is sent: JSON is UTF-8 anyway. */
export const RECORDING_FILES = {
  transcript: { file: "transcript.vtt", type: "text/vtt", sentAs: "text/vtt; charset=utf-8" },
  chapters: { file: "chapters.json", type: "application/json+chapters", sentAs: "application/json+chapters" },
} as const;
export type RecordingFile = keyof typeof RECORDING_FILES;

/** The address of one, of an item by its own address. */
export const recordingAddress = (item: string, file: RecordingFile): string => `${item}/${RECORDING_FILES[file].file}`;
