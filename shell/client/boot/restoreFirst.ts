import { failure, isFailure } from "../page/attempt";
import { placeKey } from "../page/placeKey";
import { restorePage } from "../page/restorePage";
import type { Shown } from "../page/Shown";
import type { SlotSources } from "../page/slotViews";
import { loadedLocation } from "../navigation/address";
import { tryTwice } from "../recovery/tryTwice";
import type { PageState } from "./pageState";
import { restoreSlots } from "./restoreSlots";

type Sources = Omit<SlotSources, "late">;

/** The page of the server's answer. Where its remote cannot be loaded, the server's markup is kept. */
const restoreResult = async (
  { visit, report }: Sources,
  { result }: PageState,
  address: Shown["location"],
): Promise<Shown["result"]> => {
  if (result.kind === "failed") return failure(result, "unknown", null);
  if (result.kind !== "page") return result;
  const page = await tryTwice(() => restorePage(visit, result, address), report);
  if (!isFailure(page)) return page;
  report(page);
  const isFocused = document.querySelector("[data-focused]") !== null;
  return { kind: "kept", failure: page, isFocused, html: document.querySelector("[data-outlet]")?.innerHTML ?? "" };
};

/** What the server rendered, rebuilt so that hydration finds the same. */
export const restoreFirst = async (sources: Sources, state: PageState): Promise<Shown> => {
  const location = loadedLocation();
  const result = await restoreResult(sources, state, location);
  return {
    location,
    result,
    head: null,
    slots: restoreSlots(sources, state.slots),
    key: placeKey(location.pathname, result),
    isSettled: false,
    versionOf: sources.visit.versionOf,
  };
};
