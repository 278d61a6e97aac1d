import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

/** A check before a page is prepared: nothing lets it be shown, an outcome takes its place. */
export type Middleware = (context: PageContext) => PageOutcome | void | Promise<PageOutcome | void>;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

/** The shell's own checks, by the names that pages of remotes ask for them. No page asks for one so far. */
export const MIDDLEWARE: MiddlewareTable = {};

/** A page that asks for a check must not be shown without it (specification section 8). */
const UNKNOWN: PageOutcome = { kind: "failed", status: 500, message: "Unknown middleware" };

/** Runs the checks of a page in their order, up to the first that does not let it be shown. */
export const runMiddleware = async (
  names: readonly string[],
  table: MiddlewareTable,
  context: PageContext,
): Promise<PageOutcome | void> => {
  // All names before any check runs: what a check does is not done for a page that cannot be shown.
  if (!names.every((name) => Object.hasOwn(table, name))) return UNKNOWN;
  for (const name of names) {
    const outcome = await table[name]?.(context);
    if (outcome && outcome.kind !== "ok") return outcome;
  }
};
