import { preparePage, type Address } from "../page/preparePage";
import { prepareSlot } from "../page/prepareSlot";
import type { SiteVisit } from "../page/SiteVisit";

const TIMEOUT_MS = 15_000;
/** Who passes over a whole list wants none of it. */
const MAX_UNDER_WAY = 3;

let underWay = 0;

/**
 * Does for a page that the visitor is about to open what opening it will do, code, data and slots, on a visit that nobody
 * sees. Whatever fails is done again when they do open it.
 * @param visit aside of the one that is seen
 */
export const prepareAhead = async (visit: SiteVisit, address: Address): Promise<void> => {
  if (underWay === MAX_UNDER_WAY) return;
  underWay += 1;
  try {
    const page = await preparePage(visit, address, { runPreload: true, timeoutMs: TIMEOUT_MS });
    if (page.kind === "page") await Promise.all(page.slots.map((slot) => prepareSlot(visit, slot, TIMEOUT_MS)));
  } finally {
    underWay -= 1;
  }
};
