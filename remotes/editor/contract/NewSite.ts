import { longText, shortText, type Language } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

const MAX_OFFERS = 8;
/** The section of figures has room for so many. */
const MAX_NUMBERS = 4;

/** The person's own words about the site, in one language. */
export const SiteWords = z.object({
  lede: longText().check(z.minLength(1)),
  title: z.optional(shortText()),
  offers: z.array(z.object({ name: shortText(), text: shortText() })).check(z.maxLength(MAX_OFFERS)),
  about: z.optional(longText()),
  numbers: z.optional(z.array(z.object({ value: shortText(), label: shortText() })).check(z.maxLength(MAX_NUMBERS))),
});
export type SiteWords = z.infer<typeof SiteWords>;

/** The address, e-mail and telephone of the site's office. */
export const SiteContact = z.object({
  email: z.email().check(z.maxLength(200)),
  phone: z.optional(shortText()),
  address: z.optional(longText()),
});
export type SiteContact = z.infer<typeof SiteContact>;

/** Answers of the person who makes a new site. */
export interface NewSite {
  readonly name: string;
  readonly key: string;
  readonly language: Language;
  readonly primary: string;
  readonly darkDye: string;
  readonly contact: SiteContact;
  readonly words: SiteWords;
  /** The same words in the other language; null where the site is in one. */
  readonly otherWords: SiteWords | null;
}
