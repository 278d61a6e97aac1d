import { hasNoRoom } from "../registry/hasCode";
import { EnvError } from "../server/env/EnvError";

/** A start that failed, in one line of words. */
export const startProblem = (error: unknown): string => {
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof EnvError) return said;
  return hasNoRoom(error)
    ? `Serambi could not start: nothing can be written to the data directory (DATA_DIR): ${said}`
    : `Serambi could not start: ${said}`;
};
