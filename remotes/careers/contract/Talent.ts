import * as z from "zod/mini";

import { FIELDS } from "./choices";

/** A graduate as they agreed to be shown: without a name where they want none. */
export const Talent = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  trade: z.enum(FIELDS),
  city: z.string(),
  /** The graduate's work, in a line. */
  work: z.string(),
  summary: z.string(),
  freeFrom: z.iso.date(),
});
export type Talent = z.infer<typeof Talent>;

export const TalentList = z.object({
  talents: z.array(Talent),
  trades: z.array(z.enum(FIELDS)),
  cities: z.array(z.string()),
  total: z.int(),
});
export type TalentList = z.infer<typeof TalentList>;

export const Introduction = z.object({
  number: z.string(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  payFromIdr: z.int(),
  message: z.string(),
  askedAt: z.string(),
});
export type Introduction = z.infer<typeof Introduction>;

/** One's own profile, what was asked of it, and whether it is shown. */
export const Profile = z.object({
  profile: z.nullable(
    z.extend(Talent, { name: z.string(), isNamed: z.boolean(), isShown: z.boolean(), consentedAt: z.string() }),
  ),
  introductions: z.array(Introduction),
});
export type Profile = z.infer<typeof Profile>;
