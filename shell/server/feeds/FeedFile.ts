import type { FeedFormat } from "../../client/head/feedAddress";
import type { RecordingFile } from "./recordingFiles";

/** A feed as it is sent. */
export interface FeedFile {
  readonly text: string;
  /** ISO 8601; null where there is nothing in it. */
  readonly lastModified: string | null;
}

/** Which file of a recording: `item` is the path of the page that it stands beside. */
export interface AskedRecording {
  readonly item: string;
  readonly file: RecordingFile;
}

/** Which feed: `section` in any letter case, empty for that of the whole site. */
export interface AskedFeed {
  readonly section: string;
  readonly format: FeedFormat;
}
