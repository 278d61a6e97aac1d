import type { WritingDesk } from "../../contract/writing/WritingDesk";
import type { WriteMessages } from "../../messages/writing/types";

/** Props of every part of the page. */
export interface WritingProps {
  readonly store: WritingDesk;
  readonly t: WriteMessages;
}
