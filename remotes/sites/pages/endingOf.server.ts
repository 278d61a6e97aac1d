import { isAppError } from "@serambi/kernel/errors";
import type { Ending } from "@serambi/kernel/remote";
import { failed, notFound } from "@serambi/kernel/server";

const UNAVAILABLE = 503;

/** What takes the place of a page that is written in a setting: a site may have none, and a host that is down has it in a moment. */
export const endingOf =
  (message: string) =>
  (error: unknown): Ending => {
    if (!isAppError(error)) throw error;
    return error.code === "not-found" ? notFound() : failed(UNAVAILABLE, message);
  };
