import { isAppError } from "@serambi/kernel/errors";

const CODES: ReadonlySet<string> = new Set(["not-found", "bad-request", "invalid"]);

/** What a host says of a class, chapter, programme or certificate that it does not have. */
const isUnknown = (error: unknown): boolean => isAppError(error) && CODES.has(error.code);

/**
 * Undefined where the host has no such thing.
 * @throws what the part is rejected with otherwise
 */
export const orUnknown = async <T>(part: Promise<T>): Promise<T | undefined> => {
  try {
    return await part;
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
};
