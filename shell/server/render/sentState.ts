import type { PageState } from "../../client/boot/pageState";
import type { CodeAttendance } from "../../client/frame/codeAttendance";
import type { FrameParts } from "../../client/frame/frameParts";
import type { SentResult } from "../../client/page/sentPage";
import type { SiteRelease } from "../../client/page/types";
import type { LiveRelease } from "./LiveRelease";
import type { PageOrder } from "./Renderer";
import { slotState, type PendingSlot } from "./renderSlots";

interface SentStateParts extends Pick<PageState, "lookVersion" | "laterHashes" | "year"> {
  readonly live: LiveRelease;
  readonly release: SiteRelease;
  readonly result: SentResult;
  readonly slots: readonly Pick<PendingSlot, "request" | "early">[];
  readonly frame: FrameParts;
  readonly code: CodeAttendance | undefined;
  /** Path of the page. */
  readonly pathname: string;
  readonly isWorkerOn: boolean;
}

/** Data that a page's document carries, for the browser to take the page over. */
export const sentState = (
  { tenant, appVersion, isStale, session, vitalsSample, developer }: PageOrder,
  { live, release, result, slots, frame, code, pathname, isWorkerOn, lookVersion, laterHashes, year }: SentStateParts,
): PageState => ({
  tenant,
  appVersion,
  isStale,
  lookVersion,
  language: tenant.language,
  release: live.forPage(live.forAudience(release, result.kind === "page" ? result : null), [
    ...slots.map(({ request }) => request.name),
    ...(session === undefined ? [] : Object.values(frame).map(({ slot }) => slot)),
    ...(code ? [code.slot] : []),
  ]),
  result,
  slots: slots.map(({ request, early }) => slotState(request, early)),
  laterHashes: { ...laterHashes, ...developer?.hashes },
  ...(developer && { tools: developer.tools }),
  ...(session !== undefined && { session }),
  frame,
  ...(code && { code }),
  ...(vitalsSample > 0 && { vitalsSample }),
  // The pages of the workshop are no pages of the site.
  isKept: isWorkerOn && !pathname.startsWith("/_"),
  year,
});
