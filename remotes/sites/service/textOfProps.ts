import type { Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";
import { plainText } from "@serambi/kernel/service";

/** Names of properties whose values are for machines, or are said elsewhere. */
const NOT_SAID = new Set([
  "anchor",
  "href",
  "src",
  "seed",
  "motif",
  "ground",
  "id",
  "key",
  "slot",
  "slug",
  "icon",
  "picture",
  "layout",
  "band",
  "poster",
  "colour",
  "dye",
  "asked",
  "kind",
  "language",
  "code",
  "variant",
  "tone",
]);
const ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)/;

const join = (parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== "");
  return said.some((part) => part.length > 60) ? said.join(". ").replace(/([.!?…])\. /g, "$1 ") : said.join(", ");
};

/** A number that is an amount of money is said as one. */
const valueText = (name: string, value: unknown, language: Language): string =>
  typeof value === "number" && name.endsWith("Idr") ? formatRupiah(value, language) : itemText(value, language);

function itemText(value: unknown, language: Language): string {
  if (typeof value === "string") return ADDRESS.test(value) ? "" : plainText(value).replaceAll("\n", " ");
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return join(value.map((one) => itemText(one, language)));
  if (typeof value !== "object" || value === null) return "";
  return join(Object.entries(value).map(([name, one]) => (NOT_SAID.has(name) ? "" : valueText(name, one, language))));
}

/**
 * What a section says, as lines: each text, and each item of a list in one line, so that what belongs together is read together. Any section's: it
 * knows no slot by name.
 */
export const textOfProps = (props: Readonly<Record<string, unknown>>, language: Language): string =>
  Object.entries(props)
    .flatMap(([name, value]) => {
      if (NOT_SAID.has(name) || name === "title") return [];
      return Array.isArray(value) ? value.map((one) => itemText(one, language)) : [valueText(name, value, language)];
    })
    .filter((line) => /\p{L}.*\s/u.test(line))
    .join("\n");
