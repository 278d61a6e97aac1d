const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const GROWTH = 1.5;

/** What a watch asks and listens to; a test gives its own. */
interface WatchDeps {
  /** Whether the class is open by now. It never rejects. */
  readonly isOpen: () => Promise<boolean>;
  readonly listen: (onNews: () => void) => () => void;
  readonly onOpen: () => void;
}

/**
 * Waits until a class opens for whoever looks at its page: the payment is made in another tab. The server's news are heard at once; where
 * they cannot be heard, asking goes on by itself.
 * @returns stops
 */
export const watchAccess = ({ isOpen, listen, onOpen }: WatchDeps): (() => void) => {
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    unlisten();
    document.removeEventListener("visibilitychange", onShow);
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const isNowOpen = await isOpen();
    if (isStopped) return;
    if (isNowOpen) {
      stop();
      return onOpen();
    }
    timer = setTimeout(() => void ask(), waitMs);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * GROWTH);
  };
  /** Whoever comes back to the tab has perhaps just paid. */
  const onShow = (): void => {
    if (document.visibilityState === "visible") {
      waitMs = FIRST_WAIT_MS;
      void ask();
    }
  };
  const unlisten = listen(() => void ask());
  document.addEventListener("visibilitychange", onShow);
  timer = setTimeout(() => void ask(), waitMs);
  return stop;
};
