import type { Browsing } from "../navigation/Browsing";
import type { SiteRelease } from "../page/types";

/** One slot of the page that is shown. */
export interface ShownSlot {
  /** Of the request for it: unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly remote: string;
  readonly version: string;
}

/** The slots of a page in their order, with who provides them. */
export const shownSlots = (
  { slots }: Browsing["shown"],
  { remotes, slots: known, families }: SiteRelease,
): ShownSlot[] =>
  [...slots.values()].map(({ request: { id, name } }) => {
    const remote = known[name]?.remote ?? families[name.split(".")[0] ?? ""] ?? "";
    return { id, name, remote, version: remotes[remote]?.version ?? "" };
  });

/** The places of slots on the page, in its order: the same names in the same order as the slots themselves. */
export const slotPlaces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main [data-slot]")];
