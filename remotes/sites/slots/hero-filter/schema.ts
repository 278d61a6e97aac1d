import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";
import { Href } from "../../contract/SiteLink";

/** A piece of a work, small enough to be its picture. */
export const Artefact = z.discriminatedUnion("kind", [
  /** Lengths that shrink; the last one is the result. `share` is of the picture's width, in percent. */
  z.object({
    kind: z.literal("bars"),
    bars: z.array(z.object({ share: z.number().check(z.gt(0), z.lte(100)), label: z.string() })),
  }),
  z.object({ kind: z.literal("ticket"), from: z.string(), to: z.string(), time: z.string(), seat: z.string() }),
  z.object({
    kind: z.literal("board"),
    rows: z.array(z.object({ code: z.string(), to: z.string(), time: z.string(), isLate: z.optional(z.boolean()) })),
  }),
  /** A river between contour lines, with its gauges. */
  z.object({ kind: z.literal("contours") }),
  z.object({
    kind: z.literal("ledger"),
    title: z.string(),
    rows: z.array(z.object({ date: z.string(), text: z.string(), amount: z.string() })),
    sum: z.object({ label: z.string(), amount: z.string() }),
  }),
  z.object({
    kind: z.literal("diff"),
    lines: z.array(z.object({ mark: z.enum(["same", "minus", "plus", "note"]), text: z.string() })),
  }),
]);
export type Artefact = z.infer<typeof Artefact>;

const Work = z.object({
  title: z.string(),
  trade: z.string(),
  city: z.string(),
  /** When its maker is free: a word or a day. */
  free: z.string(),
  isFreeNow: z.optional(z.boolean()),
  by: z.object({ name: z.string(), picture: Picture }),
  artefact: Artefact,
  href: z.optional(Href),
});
export type Work = z.infer<typeof Work>;

export const HeroFilterProps = z.object({
  anchor: Anchor,
  title: z.string(),
  /** The filter as a sentence: the words before each of its three choices, and the choice that leaves all in. */
  filter: z.object({
    trade: z.object({ before: z.string(), label: z.string(), all: z.string() }),
    city: z.object({ before: z.string(), label: z.string(), all: z.string() }),
    free: z.object({ before: z.string(), label: z.string(), all: z.string(), now: z.string() }),
  }),
  /** Shown in place of the works when no work fits. */
  nothing: z.string(),
  works: z.array(Work).check(z.minLength(1)),
});
export type HeroFilterProps = z.infer<typeof HeroFilterProps>;
