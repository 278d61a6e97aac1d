import { isAppError } from "@serambi/kernel/errors";
import type { Ending } from "@serambi/kernel/remote";
import { failed, notFound, redirect } from "@serambi/kernel/server";

/** What an expected failure of a quiz's host comes to. @throws anything else */
export const endingOf = (error: unknown): Ending => {
  if (!isAppError(error)) throw error;
  return error.code === "not-found" ? notFound() : failed(error.status, error.message);
};

/** To the account site, and back to this page. */
export const toLogin = (path: string): Ending => redirect(`/Login?back=${encodeURIComponent(path)}`, 303);

export const isUnauthorized = (error: unknown): boolean => isAppError(error) && error.code === "unauthorized";
