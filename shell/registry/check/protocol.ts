import { z } from "zod";

import { Endpoint } from "./Endpoint";
import { CheckOutcome } from "./outcome";
import { Site } from "./Site";

/** What the process that runs a remote's code is told, on its standard input. */
export const Order = z.object({
  /** The build that is checked. */
  dist: z.string(),
  /** The compiled fixtures; null where there are none at hand. */
  fixtures: z.string().nullable(),
  /** The repository's folder of remotes. */
  remotes: z.string(),
  /** The shell's own build. */
  shellDist: z.string(),
  sites: z.array(Site),
  /** Endpoints that the platform answers by itself. */
  endpoints: z.array(Endpoint),
  /** Whether the same code has been drawn with the same fixtures, and nothing was found. */
  areDrawsKnown: z.boolean(),
  /** Which part of the work is this process's, of how many. */
  part: z.object({ index: z.number().int(), of: z.number().int() }),
});
export type Order = z.infer<typeof Order>;

/** A page as a server sends it, to be opened in a browser. */
export const BrowsedPage = z.object({
  where: z.string(),
  /** Key of its site. */
  site: z.string(),
  /** With its query. */
  path: z.string(),
  html: z.string(),
});
export type BrowsedPage = z.infer<typeof BrowsedPage>;

/** What it tells, a line each, on a channel of its own: a remote may write to standard output as it likes. */
export const Message = z.discriminatedUnion("kind", [
  /** What comes next: if nothing follows, that was the last. */
  z.object({ kind: z.literal("at"), what: z.string() }),
  z.object({ kind: z.literal("outcome"), outcome: CheckOutcome }),
  /** Markup that nobody has looked at yet. */
  z.object({ kind: z.literal("html"), where: z.string(), html: z.string() }),
  z.object({ kind: z.literal("page"), page: BrowsedPage }),
  z.object({ kind: z.literal("end") }),
]);
export type Message = z.infer<typeof Message>;

/** Number of that channel among the process's files. */
export const CHANNEL = 3;
