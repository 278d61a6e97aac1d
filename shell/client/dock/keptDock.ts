import type { Docked, DockEdge } from "@serambi/kernel/remote";

import type { SiteVisit } from "../page/SiteVisit";
import { DOCKED_KEYS } from "./dockedKey";

/** More than any slot needs to be told which one it is; what is longer is not kept. */
const MAX_CHARACTERS = 2_048;

const isDocked = (value: unknown): value is Docked =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "props" in value &&
  typeof value.props === "object" &&
  value.props !== null;

/** Keeps what is docked for a page that this tab loads anew; nothing where nothing is. */
export const keepDocked = (edge: DockEdge, docked: Docked | null): void => {
  const text = docked ? JSON.stringify({ name: docked.name, props: docked.props }) : "";
  try {
    if (text === "" || text.length > MAX_CHARACTERS) sessionStorage.removeItem(DOCKED_KEYS[edge]);
    else sessionStorage.setItem(DOCKED_KEYS[edge], text);
  } catch (error) {
    console.warn("What is docked is not kept", error);
  }
};

/**
 * What this tab had docked. Its properties are checked by the slot's own schema, like any page's.
 * @returns null where there is nothing, or where this page knows no remote for it: another page of this tab may
 */
export const readDocked = (edge: DockEdge, visit: SiteVisit): Docked | null => {
  const text = sessionStorage.getItem(DOCKED_KEYS[edge]) ?? "";
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isDocked(kept) && visit.slot(kept.name) ? { name: kept.name, props: kept.props } : null;
  } catch {
    return null; // not written by `keepDocked`
  }
};
