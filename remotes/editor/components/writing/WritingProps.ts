import type { WritingDesk } from "../../contract/writing/WritingDesk";
import type { WriteMessages } from "../../messages/writing/types";

/** What every part of the page is given. */
export interface WritingProps {
  readonly store: WritingDesk;
  readonly t: WriteMessages;
}
