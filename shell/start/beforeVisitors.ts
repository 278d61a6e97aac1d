import { within } from "../server/startup/within";

const PATIENCE_MS = 10_000;

/**
 * Waits for what the first visitors would wait for, all at once: those of a server that was started again have come meanwhile, and each would have
 * a loading screen after a second. What fails or takes too long is tried again for the visitor who needs it.
 */
export const beforeVisitors = async (needed: readonly Promise<unknown>[]): Promise<void> => {
  await within(Promise.allSettled(needed), PATIENCE_MS, undefined);
};
