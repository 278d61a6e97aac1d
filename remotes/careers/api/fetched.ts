import { isAppError } from "@serambi/kernel/errors";

import type { Fetched } from "../contract/Fetched";

/** As specification sections 4 and 8 name them. */
type What = "list Career" | "list Job" | "detail Career" | "detail Job";

/**
 * A part of a page that may fail: 'Success fetch …' with its data, or 'Failed fetch …: ' with why.
 * @throws AppError not-found: there is no such page; what is no AppError: a bug
 */
export const fetched = async <T>(what: What, part: Promise<T>): Promise<Fetched<T>> => {
  try {
    return { status: true, message: `Success fetch ${what}`, data: await part };
  } catch (error) {
    if (!isAppError(error) || error.code === "not-found") throw error;
    return { status: false, message: `Failed fetch ${what}: ${error.message}`, data: null };
  }
};
