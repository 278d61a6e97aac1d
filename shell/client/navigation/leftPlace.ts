import type { ShownLocation } from "../page/Shown";

const STORAGE_KEY = "left";

type Place = Pick<ShownLocation, "key" | "pathname" | "search">;

const textOf = ({ key, pathname, search }: Place): string => `${key} ${pathname}${search}`;

/** Keeps at which place of the history this tab was when its document was left. */
export const keepLeftPlace = (place: Place): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, textOf(place));
  } catch (error) {
    console.warn("The place in the history could not be saved", error);
  }
};

/**
 * The key of the place that this document was loaded anew for. Chromium gives the first page of a tab a new entry of the history when
 * it is reloaded (its opener policy sets it apart from what the tab showed before), and the state of the old one is gone.
 * @returns null where the document was not reloaded, or is at another address
 */
export const reloadedKey = ({ pathname, search }: Omit<Place, "key">): string | null => {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded || !("type" in loaded) || loaded.type !== "reload") return null;
  try {
    const left = sessionStorage.getItem(STORAGE_KEY) ?? "";
    const key = left.split(" ", 1)[0] ?? "";
    return key !== "" && left === textOf({ key, pathname, search }) ? key : null;
  } catch {
    return null;
  }
};
