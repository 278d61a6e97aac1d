const NAME = "chunk_reload_at";

/** Specification sections 4 and 9: one reload within this time, in all tabs of a visitor together. */
const GUARD_SECONDS = 60;

const readLast = (): number => Number(/(?:^|; )chunk_reload_at=(\d+)(?:;|$)/.exec(document.cookie)?.[1] ?? Number.NaN);

const take = (now: number): boolean => {
  try {
    // A clock that was set back must not forbid reloads until it has caught up.
    if (Math.abs(now - readLast()) < GUARD_SECONDS * 1_000) return false;
    document.cookie = `${NAME}=${now}; Max-Age=${GUARD_SECONDS}; Path=/; SameSite=Lax`;
    if (readLast() === now) return true;
    console.warn("The page is not reloaded: this browser keeps nothing");
  } catch (error) {
    console.warn("The page is not reloaded: this browser keeps nothing", error);
  }
  return false;
};

/**
 * Whether the page may be loaded anew because code could not be had; notes that it now is. A browser that keeps nothing,
 * and one that is offline, must not: the first would reload for ever, the second would lose the page that it has. The note is a
 * cookie: tabs see it at once, and the reload itself may bring a version that clears local storage. Tabs that fail in the same
 * instant ask one after another, where the browser has locks.
 */
export const takeReload = async (now: number): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const { locks } = navigator as Partial<Navigator>; // missing where the connection is not secure
  return locks ? locks.request(NAME, () => take(now)) : take(now);
};
