import * as z from "zod/mini";

/** Specification section 9. */
export const LOG_TYPES = ["page_load", "internal_navigation", "external"] as const;
export type LogType = (typeof LOG_TYPES)[number];

export const MAX_LOGGED_ADDRESS = 2_000;

/** One line of the click log (specification section 7.7). `from` is empty where a page was opened directly. */
export const LogEntry = z.object({
  from: z.string().check(z.maxLength(MAX_LOGGED_ADDRESS)),
  to: z.string().check(z.minLength(1), z.maxLength(MAX_LOGGED_ADDRESS)),
  type: z.enum(LOG_TYPES),
  /** ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
});
export type LogEntry = z.infer<typeof LogEntry>;
