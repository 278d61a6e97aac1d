import { isAppError } from "@serambi/kernel/errors";

/** `malformed` is what a line answers that asks for a sign-in of its own first. */
const LOST = new Set(["offline", "timeout", "unavailable", "too-many", "upstream", "malformed"]);

/** True for a call that may be made once more: there was no line, or the site did not answer. */
export const isLost = (error: unknown): boolean => isAppError(error) && LOST.has(error.code);
