import type { Language, PublicTenant } from "@serambi/kernel/contracts";

import type { CodeAttendance } from "../frame/codeAttendance";
import type { FrameParts } from "../frame/frameParts";
import type { SentResult, SlotState } from "../page/sentPage";
import type { SiteRelease } from "../page/types";

/** A build on the developer's own machine that this browser shows in the place of a remote (decision 27). */
export interface LocalBuild {
  readonly remote: string;
  /** Where it is served, without a slash at the end. */
  readonly address: string;
  /** ISO 8601: from then on the live version is shown again. */
  readonly until: string;
  /** Paths of the live version that this site does not list. */
  readonly hidden: readonly string[];
}

/** What a page brings along for who develops: the development panel, and what it shows instead of what is live. */
export interface PageTools {
  readonly local?: LocalBuild;
}

/** The value of `data-text`, then the keys that lead from the state to the text. */
export type TextPath = readonly [place: string, ...keys: string[]];

/** All that travels in the HTML. No secret and nothing of another visitor is in it. */
export interface PageState {
  readonly tenant: PublicTenant;
  readonly appVersion: string;
  readonly isStale: boolean;
  /** Of the site's colours, for the addresses of pictures. */
  readonly lookVersion: string;
  readonly language: Language;
  readonly release: SiteRelease;
  /** How the server answered, with what the loader gave. */
  readonly result: SentResult;
  readonly slots: readonly SlotState[];
  /** Texts that stand in the page's markup and are left out here: the name of the place, and the way to where it belongs. */
  readonly texts?: readonly TextPath[];
  /** sha384 by address of scripts that this page may load and that no preload names. */
  readonly laterHashes: Readonly<Record<string, string>>;
  /** Whether a service worker keeps this site's pages for offline use. */
  readonly isKept: boolean;
  /** Tells one session from another, and nothing of whose it is. Missing without one, and so on every page that is kept for all. */
  readonly session?: string;
  /** What remotes put into places of the frame. */
  readonly frame?: FrameParts;
  /** Who attends to blocks of code in texts. */
  readonly code?: CodeAttendance;
  /** Of the views of this page, how many are to be measured: 0 to 1, none where it is left out. */
  readonly vitalsSample?: number;
  /** Missing on every ordinary page. */
  readonly tools?: PageTools;
  /** The server's year when it rendered. */
  readonly year: number;
}

export const PAGE_STATE_ID = "serambi-state";

/** Element id of the data of a slot that streamed in late. */
export const lateSlotId = (slotId: string): string => `serambi-slot-${slotId}`;

/** Element id of a slot's own markup, without its place. */
export const slotContentId = (slotId: string): string => `serambi-content-${slotId}`;
