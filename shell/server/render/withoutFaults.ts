import { failure } from "../../client/page/attempt";
import type { Prepared } from "./Prepared";
import { slotState } from "./renderSlots";

/** Tells whether a part of a page can be written as JSON: a `toJSON` of its own may give something else each time. */
const canTravel = (part: unknown): boolean => {
  try {
    JSON.stringify(part);
    return true;
  } catch {
    return false;
  }
};

/**
 * A page that could not be written, without the parts that are to blame: each is written by itself. Slots that cannot be leave their
 * own places empty; where it is none of them it is the page's own part, a title or a slot's properties with a cycle in it.
 * @throws the error itself where there is no page's part that could have caused it
 */
export const withoutFaults = (prepared: Prepared, error: unknown): Prepared => {
  const { loaded, slots, visit, failures } = prepared;
  if (!loaded) throw error;
  const asked = slots.map(({ request }) => request);
  const isAsked = canTravel([loaded.sent, loaded.head, loaded.jsonLd, asked]);
  const parts = slots.map((slot) => {
    const { request, early } = slot;
    if (canTravel(slotState(request, early))) return slot;
    const { remote } = visit.providerOf(request.name);
    const broken = failure({ remote, version: visit.versionOf(remote) }, "loader", error);
    return { ...slot, coming: Promise.resolve(broken), early: broken };
  });
  const broken = parts.filter((slot, at) => slot !== slots[at]);
  if (isAsked && broken.length > 0) {
    for (const { early, request } of broken) if (early?.kind === "failed") failures.log(early, request.name);
    return { ...prepared, slots: parts };
  }
  const { remote } = loaded.sent;
  const result = failure({ remote, version: visit.versionOf(remote) }, "loader", error);
  failures.log(result);
  return { ...prepared, result, loaded: null, slots: [] };
};
