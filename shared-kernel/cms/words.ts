import * as z from "zod/mini";

import { LANGUAGES } from "../contracts";

/** A word or sentence in every language of the interface. */
export const Words = z.object(Object.fromEntries(LANGUAGES.map((language) => [language, z.string()])) as WordsShape);
type WordsShape = Record<(typeof LANGUAGES)[number], z.ZodMiniString>; // one entry per language

/** The words of a field, for the person who fills it in. */
export const FieldWords = z.object({
  label: Words,
  help: z.optional(Words),
  /** A text of several sentences, which wants a larger field. */
  isLong: z.optional(z.literal(true)),
  /** True for a field that the page fills in by itself: no form asks for it, and what is there stays. */
  isHidden: z.optional(z.literal(true)),
  /** Words for values to choose among, also for the kinds that a union tells apart: by the values. */
  options: z.optional(z.record(z.string(), Words)),
});
export type FieldWords = z.infer<typeof FieldWords>;

/**
 * A form that somebody fills in: the JSON schema of a value, and the words of its fields by their path in it, lists as `*`:
 * `items.*.title`. Every property that the schema names has its words. The schema tells by `format` what a text is: `link` (a path of the
 * site or an address), `picture`, `long-text`, `anchor` (id of a section, for links within the page), `date`, `month`, `email`.
 */
export const FormSchema = z.object({
  schema: z.record(z.string(), z.unknown()),
  fields: z.record(z.string(), FieldWords),
});
export type FormSchema = z.infer<typeof FormSchema>;
