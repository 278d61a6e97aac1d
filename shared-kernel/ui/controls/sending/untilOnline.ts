const RETRY_MS = 2_000;

/** Resolves once the browser is online, after a pause at the earliest: a server that is away is not asked at once again. */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      if (navigator.onLine) finish();
    }, RETRY_MS);
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", finish);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    window.addEventListener("online", finish);
    signal.addEventListener("abort", finish);
  });
