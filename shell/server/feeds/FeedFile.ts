import type { FeedFormat } from "../../client/head/feedAddress";

/** A feed as it is sent. */
export interface FeedFile {
  readonly text: string;
  /** ISO 8601; null where there is nothing in it. */
  readonly lastModified: string | null;
}

/** Which feed: `section` in any letter case, empty for that of the whole site. */
export interface AskedFeed {
  readonly section: string;
  readonly format: FeedFormat;
}
