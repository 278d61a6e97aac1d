import type { PageResult } from "../page/types";
import type { HistoryChange } from "./HistoryChange";

/** Whether a page has failed for want of a connection though the browser has not noticed that there is none. */
export const isOutOfReach = (result: PageResult, change: HistoryChange): boolean =>
  // A list that is refined says so beside what it still shows.
  (result.kind === "refused" || (result.kind === "page" && change !== "replace")) && result.status === 503;
