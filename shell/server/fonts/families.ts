import type { FontFamily } from "./fontFamily";
import { MONO_FAMILIES } from "./monoFamilies";
import { INTER, RALEWAY, SANS_FAMILIES } from "./sansFamilies";
import { SERIF_FAMILIES } from "./serifFamilies";

/** The families that a site may be set in; all under the Open Font License. */
export const FAMILIES: readonly FontFamily[] = [...SANS_FAMILIES, ...SERIF_FAMILIES, ...MONO_FAMILIES];

const byName = new Map(FAMILIES.map((family) => [family.name.toLowerCase(), family]));

const familyNamed = (name: string): FontFamily | undefined => byName.get(name.trim().toLowerCase());

/** The family of headings; one that is not here is set in Raleway, the specification's default (section 9). */
export const headingFamily = (name: string): FontFamily => familyNamed(name) ?? RALEWAY;

/** The family of text; one that is not here is set in Inter. */
export const textFamily = (name: string): FontFamily => familyNamed(name) ?? INTER;

/** The monospaced family of a site: one of its two families, or one that belongs to them; null leaves it to the system. */
export const monoFamily = (heading: FontFamily, text: FontFamily): FontFamily | null =>
  [heading, text].find(({ category }) => category === "monospace") ??
  familyNamed(text.mono ?? heading.mono ?? "") ??
  null;
