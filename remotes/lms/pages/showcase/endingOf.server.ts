import { isAppError } from "@serambi/kernel/errors";
import type { Ending } from "@serambi/kernel/remote";
import { failed, notFound } from "@serambi/kernel/server";

import type { Messages } from "../../messages/id";

const UNAVAILABLE = 503;

/** A page without what it is about is no page: there is none, or it says so and search engines come back. */
export const endingOf =
  ({ failed: message }: Messages) =>
  (error: unknown): Ending => {
    if (!isAppError(error)) throw error;
    return error.code === "not-found" ? notFound() : failed(UNAVAILABLE, message);
  };
