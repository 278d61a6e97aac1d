import { tryTwice } from "../recovery/tryTwice";
import { failure } from "./attempt";
import { placeKey } from "./placeKey";
import { restorePage } from "./restorePage";
import type { SentResult } from "./sentPage";
import type { Shown, ShownLocation } from "./Shown";
import type { SiteVisit } from "./SiteVisit";
import type { ReadyPage, RemoteFailure } from "./types";

interface MakePageContext {
  readonly visit: SiteVisit;
  readonly shown: Shown;
  /** How often the visitor has tried a page again. */
  readonly tries: number;
  readonly report: (failure: RemoteFailure) => void;
}

/** Makes the page of an answer; where the same page is shown already, its store is kept and takes the new data. */
export const makePage = async (
  sent: SentResult,
  target: ShownLocation,
  { visit, shown: { result, key }, tries, report }: MakePageContext,
): Promise<Shown["result"]> => {
  if (sent.kind === "failed") return failure(sent, "unknown", null);
  if (sent.kind !== "page") return sent;
  const isSame =
    result.kind === "page" &&
    result.remote === sent.remote &&
    result.route.page === sent.page &&
    placeKey(target.pathname, result, tries) === key;
  const before: ReadyPage | undefined = isSame ? result : undefined;
  return tryTwice(() => restorePage(visit, sent, target, before), report);
};
