import * as z from "zod";

import { LEGAL_FEATURES } from "./features";

/** Names in braces that stand for what differs between sites. */
const PLACES = ["site", "controller", "address", "contact"] as const;
export type LegalPlace = (typeof PLACES)[number];

const PLACE = /\{([^}]*)\}/g;

const isKnown = (name: string): name is LegalPlace => PLACES.some((one) => one === name);

const text = z
  .string()
  .trim()
  .min(1)
  .refine((said) => [...said.matchAll(PLACE)].every(([, name = ""]) => isKnown(name)), {
    error: `names in braces are ${PLACES.join(", ")}`,
  });

const id = z.string().regex(/^[a-z][a-z-]*$/);
/** The site has one of these; missing: all sites. */
const when = z.array(z.enum(LEGAL_FEATURES)).min(1).optional();

const hasOwnIds = (parts: readonly { readonly id: string }[]): boolean =>
  new Set(parts.map((part) => part.id)).size === parts.length;
const OWN_IDS = { error: "two parts have the same id" };

/** One line of the table of what is kept. */
const Kept = z.strictObject({ id, when, what: text, for: text, ground: text, until: text });

/** One line of the table of rights: what one may ask for, where the law says so, and by when it is done. */
const Right = z.strictObject({ id, right: text, article: text, limit: text });

const Clause = z.strictObject({
  id,
  when,
  title: text,
  /** The same in a breath. */
  short: text,
  text: z.array(text).min(1),
  /** Where the law says so, as it is cited. */
  articles: text.optional(),
  rights: z.array(Right).min(1).refine(hasOwnIds, OWN_IDS).optional(),
});

/** A file of `legal/`: one version of one document in one language. */
export const LegalFile = z.strictObject({
  /** Of the document, as a breadcrumb and a search say it. */
  name: text,
  heading: text,
  /** For search engines and sharing. */
  description: text,
  lede: text,
  inForce: z.iso.date(),
  /** What this version is about, in a few words. */
  subject: text,
  /** What changed since the version before; missing in the first. */
  since: text.optional(),
  kept: z.strictObject({ heading: text, rows: z.array(Kept).min(1).refine(hasOwnIds, OWN_IDS) }).optional(),
  clauses: z.array(Clause).min(1).refine(hasOwnIds, OWN_IDS),
});
export type LegalFile = z.infer<typeof LegalFile>;
export type LegalClause = LegalFile["clauses"][number];

/** A text with what stands for a site's own filled in. */
export const fillPlaces = (said: string, places: Readonly<Record<LegalPlace, string>>): string =>
  said.replaceAll(PLACE, (whole, name: string) => (isKnown(name) ? places[name] : whole));
