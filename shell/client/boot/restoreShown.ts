import { failure, isFailure } from "../page/attempt";
import { preparePage, type Address } from "../page/preparePage";
import { placeKey } from "../page/placeKey";
import { prepareTwice } from "../recovery/prepareTwice";
import type { Shown } from "../page/Shown";
import type { SiteVisit } from "../page/SiteVisit";
import type { RemoteFailure } from "../page/types";
import { loadedLocation } from "../navigation/address";
import type { PageState } from "./pageState";
import { restoreSlots } from "./restoreSlots";

type Result = Shown["result"];

/** The page of the server's answer. Where its remote cannot be loaded, the server's markup is kept. */
const restoreResult = async (
  visit: SiteVisit,
  { result }: PageState,
  { pathname, search }: Address,
  report: (failure: RemoteFailure) => void,
): Promise<Result> => {
  if (result.kind === "failed") return failure(result, "unknown", null);
  if (result.kind !== "page") return result;
  const page = await prepareTwice(() => preparePage(visit, { pathname, search }, { runPreload: false }), report);
  if (page.kind === "page") return page;
  if (isFailure(page)) report(page);
  const problem = isFailure(page) ? page : failure({ remote: "", version: "" }, "unknown", null);
  return { kind: "kept", failure: problem, html: document.querySelector("[data-outlet]")?.innerHTML ?? "" };
};

/** What the server rendered, rebuilt so that hydration finds the same. */
export const restoreShown = async (
  visit: SiteVisit,
  state: PageState,
  report: (failure: RemoteFailure) => void,
): Promise<Shown> => {
  const location = loadedLocation();
  const result = await restoreResult(visit, state, location, report);
  return {
    location,
    result,
    slots: restoreSlots(visit, state.slots, report),
    key: placeKey(location.pathname, result),
    isSettled: false,
    versionOf: (remote) => visit.release.remotes[remote]?.version ?? "",
  };
};
