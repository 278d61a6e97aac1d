const STORAGE_KEY = "chunk_reload_at";

/** Specification sections 4 and 9: one reload within this time, in all tabs of a visitor together. */
const GUARD_MS = 60_000;

/**
 * Whether the page may be loaded anew because code could not be had; notes that it now is. A browser that keeps nothing,
 * and one that is offline, must not: the first would reload for ever, the second would lose the page that it has.
 */
export const takeReload = (now: number): boolean => {
  if (!navigator.onLine) return false;
  try {
    const last = Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN);
    // A clock that was set back must not forbid reloads until it has caught up.
    if (Math.abs(now - last) < GUARD_MS) return false;
    localStorage.setItem(STORAGE_KEY, String(now));
    return localStorage.getItem(STORAGE_KEY) === String(now);
  } catch (error) {
    console.warn("The page is not reloaded: this browser keeps nothing", error);
    return false;
  }
};
