import { Readable } from "node:stream";

import { isAppError } from "@serambi/kernel/errors";

import type { UpstreamRequest } from "./types";

/** Whether a body is still on its way from the visitor: nothing of it waits for the host. */
export const isStillComing = (body: UpstreamRequest["body"]): boolean =>
  body instanceof Readable && !body.readableEnded && !body.destroyed && body.readableLength === 0;

/** Of a stream that ended too early, and of one that was longer or shorter than its sender had said. */
const BODY_ERRORS: ReadonlySet<unknown> = new Set([
  "ERR_STREAM_PREMATURE_CLOSE",
  "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH",
]);

/**
 * Whether a call failed by the body that was to be sent, and tells nothing about its host: it broke off, was refused on the
 * way, or never left because bodies of others were before it.
 */
export const isOfSender = (error: unknown, body: UpstreamRequest["body"]): boolean => {
  if (isAppError(error)) return true;
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (BODY_ERRORS.has(code)) return true;
  const isAbort = error instanceof Error && error.name === "AbortError";
  return isAbort && body instanceof Readable && !body.readableDidRead;
};
