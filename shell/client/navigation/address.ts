import type { To } from "@serambi/kernel/router";

import type { ShownLocation } from "../page/Shown";
import { reloadedKey } from "./leftPlace";

let made = 0;

/** A key for a place in the history: unique in this tab, also after a reload. */
const newKey = (): string => `${Date.now().toString(36)}${(made++).toString(36)}`;

/** The state that the product keeps in a history entry, beside what a page put there. */
interface EntryState {
  readonly key: string;
  readonly page: unknown;
}

const isEntryState = (value: unknown): value is EntryState =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";

/** Whether the browser is at a place that the history knew: at a fragment that it has just gone to by itself it is not. */
export const isKnownEntry = (): boolean => isEntryState(history.state);

export const entryState = ({ key, state }: ShownLocation): EntryState => ({ key, page: state });

export const hrefOf = ({ pathname, search, hash }: Pick<ShownLocation, "pathname" | "search" | "hash">): string =>
  pathname + search + hash;

/** Files stand beside the pages that they belong to, where routes with parameters would take them for pages: the browser loads them. */
export const isFile = (pathname: string): boolean => /\.[a-z\d]+$/i.test(pathname);

/** Whether two places are on one page: their fragments alone differ, if anything does. */
export const isOnePage = (a: ShownLocation, b: ShownLocation): boolean =>
  a.pathname === b.pathname && a.search === b.search;

/** The element that a fragment names; one that is not well encoded names none. */
export const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

const textOf = (to: To | URL): string => {
  if (typeof to === "string") return to;
  return to instanceof URL ? to.href : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
};

/** A place to go to, which the history does not know yet; what is relative is so to where the browser is. */
export const locationOf = (to: To | URL, state: unknown = null): ShownLocation => {
  const { pathname, search, hash } = new URL(textOf(to), location.href);
  return { pathname, search, hash, state, key: newKey() };
};

/** Where the browser is now. */
export const currentLocation = (): ShownLocation => {
  const saved: unknown = history.state;
  const { pathname, search, hash } = location;
  return isEntryState(saved)
    ? { pathname, search, hash, state: saved.page, key: saved.key }
    : { pathname, search, hash, state: null, key: newKey() };
};

/**
 * The place that this document was loaded for. Between a reload and the moment when somebody listens, Back changes the
 * address and nothing else.
 */
export const loadedLocation = (): ShownLocation => {
  const now = currentLocation();
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded || !URL.canParse(loaded.name)) return now;
  const { pathname, search } = new URL(loaded.name);
  const then = { pathname, search, hash: "", state: null, key: newKey() };
  if (!isOnePage(then, now)) return then;
  return isKnownEntry() ? now : { ...now, key: reloadedKey(now) ?? now.key };
};
