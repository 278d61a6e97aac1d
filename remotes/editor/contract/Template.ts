import { TenantCss } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

const Words = z.object({ id: z.string(), en: z.string() });

/** A section with gaps, or the name of one of the shared ones: `$contact`. */
const Section = z.union([z.string().check(z.regex(/^\$\w+$/)), z.looseObject({ slot: z.string() })]);

/** A file of `contract/templates/`: what a new site begins with. Its texts are in both languages, with gaps for the answers of whoever makes it (`fillTemplate`). */
export const Template = z.object({
  name: Words,
  about: Words,
  layout: z.string(),
  css: TenantCss,
  /** The name of what such a site offers: classes, programmes. */
  offers: Words,
  /** A sentence below the title, as somebody might write it. */
  example: Words,
  navigation: z.record(z.string(), z.unknown()),
  home: z.array(Section),
});
export type Template = z.infer<typeof Template> & { readonly id: string };

/** `contract/templates/common.yaml`: the parts that all templates share. */
export const SharedParts = z.object({
  sections: z.record(z.string(), z.looseObject({ slot: z.string() })),
  about: z.looseObject({ sections: z.array(Section) }),
  topic: z.record(z.string(), z.unknown()),
  footer: z.array(z.unknown()),
});
export type SharedParts = z.infer<typeof SharedParts>;

/** A key out of a name: `Sanggar Laras` is `sanggar-laras`. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
