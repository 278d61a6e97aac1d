import * as z from "zod/mini";

import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

const count = (most: number) => z.int().check(z.nonnegative(), z.maximum(most));

/** A piece of a line of code: plain, coloured by what it is, or a number that the visitor may change. */
const Token = z.union([
  z.string(),
  z.object({ kind: z.enum(["keyword", "call", "number", "comment"]), text: z.string() }),
  z.object({ field: z.enum(["petals", "layers", "twist"]), label: z.string() }),
]);
export type Token = z.infer<typeof Token>;

export const HeroPosterProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** The first is the button. */
  actions: z.optional(z.array(SiteLink)),
  code: z.object({
    fileName: z.string(),
    /** Tells that the underlined numbers can be changed. */
    hint: z.string(),
    lines: z.array(z.array(Token)).check(z.minLength(1)),
    /** The line that is being worked on, from 1. */
    current: z.optional(z.int().check(z.positive())),
  }),
  flower: z.object({ petals: count(16), layers: count(6), twist: count(45) }),
  /** What the drawing shows, for those who do not see it. */
  drawing: z.string(),
  /** A strip of cloth below, from edge to edge. */
  band: z.optional(Picture),
});
export type HeroPosterProps = z.infer<typeof HeroPosterProps>;
