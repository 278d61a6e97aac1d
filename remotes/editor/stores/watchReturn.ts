/**
 * Calls `flush` when the line is back and when the page goes away; and when the person comes back to a page that is refused: they may have
 * signed in elsewhere.
 * @returns ends it
 */
export const watchReturn = (flush: () => void, isRefused: () => boolean): (() => void) => {
  const comeBack = (): void => {
    if (document.visibilityState === "visible" && isRefused()) flush();
  };
  addEventListener("online", flush);
  addEventListener("pagehide", flush);
  addEventListener("focus", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    removeEventListener("online", flush);
    removeEventListener("pagehide", flush);
    removeEventListener("focus", comeBack);
    document.removeEventListener("visibilitychange", comeBack);
  };
};
