/** A pointer that only passes by does not stay this long. */
const STAY_MS = 65;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's line is to be spared: data saver, or 2g (specification section 4). */
export const isSpared = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection }; // not in every browser, nor in the types
  return connection?.saveData === true || (connection?.effectiveType ?? "").endsWith("2g");
};

/**
 * Tells which links a visitor is about to follow: the pointer rests on it or is pressed, a finger touches it, the keyboard
 * reaches it. Each is told once until the visitor turns to something else.
 * @returns stops watching
 */
export const watchIntent = (onIntent: (url: URL) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = "";
  const onReach = (event: Event): void => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement)) {
      told = "";
      return;
    }
    if (link.href === told || link.target === "_blank" || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (isSpared() || (url.pathname === location.pathname && url.search === location.search)) return;
    const tell = (): void => {
      told = url.href;
      onIntent(url);
    };
    timer = setTimeout(tell, event.type === "pointerdown" || event.type === "touchstart" ? 0 : STAY_MS);
  };
  const types = ["pointerover", "focusin", "touchstart", "pointerdown"] as const;
  for (const type of types) addEventListener(type, onReach, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, onReach);
  };
};
