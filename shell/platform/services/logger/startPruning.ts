const FIRST_MS = 60_000;
const EVERY_MS = 24 * 3_600_000;

/**
 * Prunes once the platform has settled down, then once a day. A round that fails is told, and the next one does its work.
 * @param prune one round
 * @returns stops, and waits for the round under way
 */
export const startPruning = (
  prune: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  const round = (): void => {
    running = prune().catch(onFailure);
  };
  const first = setTimeout(round, FIRST_MS).unref();
  const daily = setInterval(round, EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(daily);
    await running;
  };
};
