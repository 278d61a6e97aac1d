import * as z from "zod/mini";

import { MatchRound, Side } from "./League";
import { KINDS } from "./leagueWords";
import { REASON } from "./refereeRules";

const MAX_POINTS = 20;
/** The hour that a match may last at most on its clock, in seconds. */
const MAX_SECOND = 6 * 3600;

/** A note as a referee's device sends it: the body of `league/note`. */
export const Note = z
  .object({
    match: z.uuid(),
    /** Made on the device: what is sent twice is one. */
    id: z.uuid(),
    /** Version of the match that the referee saw. */
    seen: z.int().check(z.minimum(0)),
    kind: z.enum(KINDS),
    side: z._default(z.union([z.literal(""), Side]), ""),
    round: z._default(MatchRound, 0),
    second: z._default(z.int().check(z.minimum(0), z.maximum(MAX_SECOND)), 0),
    points: z._default(z.int().check(z.minimum(-MAX_POINTS), z.maximum(MAX_POINTS)), 0),
    words: z._default(z.string().check(z.trim(), z.maxLength(REASON.max)), ""),
    /** When it was noted, by the device's clock. */
    at: z.iso.datetime(),
    /** The entry that `void` and `choose` mean. */
    target: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ kind, words }) => kind !== "correction" || words.length >= REASON.min, { path: ["words"] }),
    z.refine(({ kind, points }) => !(kind === "points" || kind === "correction") || points !== 0, { path: ["points"] }),
    z.refine(({ kind, points }) => kind !== "points" || points > 0, { path: ["points"] }),
    z.refine(({ kind, side }) => !["points", "correction", "timeout", "agree"].includes(kind) || side !== "", {
      path: ["side"],
    }),
    z.refine(({ words }) => !words.includes("\0"), { path: ["words"] }),
  );
export type Note = z.infer<typeof Note>;

/** The answer: `same` where a colleague has noted just that. */
export const Noted = z.object({ version: z.int(), same: z.boolean() });
export type Noted = z.infer<typeof Noted>;

/** An entry as referees see it: with who noted it, and what became of it. */
export const DeskEntry = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(KINDS),
  side: z.union([z.literal(""), Side]),
  round: MatchRound,
  second: z.int(),
  points: z.int(),
  words: z.string(),
  at: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  /** Name of the referee; empty for entries of the seed and for one who has left. */
  by: z.string(),
  isOwn: z.boolean(),
  /** Taken back, not chosen, or what a colleague had noted already. */
  isVoid: z.boolean(),
  /** Entries with the same value are for one moment and differ: one has to be chosen. */
  heldWith: z.nullable(z.uuid()),
});
export type DeskEntry = z.infer<typeof DeskEntry>;

/** The answer of `league/history`. */
export const History = z.object({ version: z.int(), entries: z.array(DeskEntry) });
export type History = z.infer<typeof History>;
