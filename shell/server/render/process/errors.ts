import { AppError, ERROR_CODES, isAppError } from "@serambi/kernel/errors";
import { z } from "zod";

import { callNotMade, isCallNotMade } from "../../errors/CallNotMade";
import { INTERRUPTION_CAUSES, RenderInterrupted } from "../RenderInterrupted";

/** An error as it travels between the processes. */
export const PlainError = z.object({
  name: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  /** Of an expected one. */
  code: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** A call that was not made, because its host is given time to recover. */
  isNotMade: z.boolean().optional(),
  /** Of a page that was interrupted while its process goes on. */
  interruption: z
    .object({
      why: z.enum(INTERRUPTION_CAUSES),
      culprit: z.object({ remote: z.string(), version: z.string() }).nullable(),
      cause: z.string(),
    })
    .optional(),
});
export type PlainError = z.infer<typeof PlainError>;

const describe = (error: unknown): PlainError => {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  // Strings by their types: code of a remote may have put anything there.
  const { name, message, stack }: { name: unknown; message: unknown; stack?: unknown } = error;
  return {
    name: String(name),
    message: String(message),
    ...(typeof stack === "string" && { stack }),
    ...(error instanceof RenderInterrupted && {
      interruption: { why: error.why, culprit: error.culprit, cause: String(error.cause) },
    }),
    ...(isAppError(error) && {
      code: error.code,
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      ...(error.fields && { fields: error.fields }),
      ...(isCallNotMade(error) && { isNotMade: true }),
    }),
  };
};

/** What code of a remote threw may be anything, and may throw itself when it is looked at. */
export const toPlainError = (error: unknown): PlainError => {
  try {
    return describe(error);
  } catch {
    return { name: "Error", message: "Something that cannot be put into words" };
  }
};

export const fromPlainError = ({ name, message, stack, code, ...rest }: PlainError): Error => {
  const { retryAfterSeconds, fields, isNotMade, interruption } = rest;
  if (interruption) return new RenderInterrupted(interruption.why, interruption.culprit, { cause: interruption.cause });
  // Of the closed table, or no expected failure: the word of the process that renders is that of a stranger.
  const known = ERROR_CODES.find((one) => one === code);
  const error =
    known === undefined
      ? new Error(message)
      : new AppError(known, message, {
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
          ...(fields && { fields }),
          ...(isNotMade && { cause: callNotMade(message) }),
        });
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
};
