import * as z from "zod/mini";

import { AppError, codeForStatus } from "../errors";

/** The body of a failure (decisions, section 8). */
const Failure = z.object({
  status: z.literal(false),
  message: z.string(),
  data: z.nullish(z.object({ fields: z.optional(z.record(z.string(), z.string())) })),
});

const retryAfter = (headers: unknown): number | undefined => {
  const value = Number((headers as Record<string, unknown> | undefined)?.["retry-after"]); // any transport's header bag
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** The AppError for an answer outside 2xx: the host's own message and field messages where it gave them. */
export const readFailure = (status: number, body: unknown, headers: unknown, cause?: unknown): AppError => {
  const parsed = Failure.safeParse(body);
  const fields = parsed.success ? parsed.data.data?.fields : undefined;
  const wait = retryAfter(headers);
  return new AppError(codeForStatus(status), parsed.success ? parsed.data.message : `HTTP ${status}`, {
    cause,
    ...(fields && { fields }),
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  });
};
