import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { SiteLink } from "../../contract/SiteLink";

const Stand = z.object({
  number: z.string().check(z.regex(/^[A-Z]\d{1,3}$/)),
  name: z.optional(z.string()),
  /** How many tables wide. */
  span: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  /** Which of the trades are wanted here, from 0. */
  trades: z.array(z.int().check(z.nonnegative(), z.maximum(7))),
  /** The section of openings tells of it. */
  isListed: z.optional(z.boolean()),
});
export type Stand = z.infer<typeof Stand>;

const Hall = z.object({ sign: z.string(), label: z.string(), rows: z.array(z.array(Stand)).check(z.minLength(1)) });
export type Hall = z.infer<typeof Hall>;

export const HeroPlanProps = z.object({
  /** Of the plan, so that the navigation leads past the title. */
  anchor: Anchor,
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })).check(z.minLength(1), z.maxLength(4)),
  plan: z.string(),
  /** Before the choice of a trade. */
  choose: z.string(),
  trades: z
    .array(
      z.object({
        label: z.string(),
        /** Where it leads: how many tables, how many openings, and how long it takes. */
        tables: z.string(),
        openings: z.string(),
        duration: z.string(),
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
  halls: z.array(Hall).check(z.minLength(2), z.maxLength(2)),
  yard: z.object({ title: z.string(), places: z.array(z.string()), entrance: z.string() }),
  /** Anchor of the section of openings: an opening's own is made of it and of the table's number. */
  leadsTo: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  more: SiteLink,
});
export type HeroPlanProps = z.infer<typeof HeroPlanProps>;
