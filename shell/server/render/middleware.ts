import type { Ending, PageContext } from "@serambi/kernel/remote";

/** A check before a page is loaded: nothing lets it be shown, an ending takes its place. */
export type Middleware = (context: PageContext) => Ending | void | Promise<Ending | void>;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

/** The shell's own checks, by the names that pages of remotes ask for them. No page asks for one so far. */
export const MIDDLEWARE: MiddlewareTable = {};

/** A page that asks for a check must not be shown without it (specification section 8). */
const UNKNOWN: Ending = { kind: "failed", status: 500, message: "Unknown middleware" };

/** Runs the checks of a page in their order, up to the first that does not let it be shown. */
export const runMiddleware = async (
  names: readonly string[],
  table: MiddlewareTable,
  context: PageContext,
): Promise<Ending | void> => {
  // All names before any check runs: what a check does is not done for a page that cannot be shown.
  if (!names.every((name) => Object.hasOwn(table, name))) return UNKNOWN;
  for (const name of names) {
    const ending = await table[name]?.(context);
    if (ending) return ending;
  }
};
