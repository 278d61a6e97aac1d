import type { FormSchema } from "@serambi/kernel/cms";
import type { Catalogue } from "@serambi/kernel/i18n";

const same = (text: string) => ({ id: text, en: text });

/** Names of values, by these; undefined where none has one. */
const namesOf = (t: Catalogue, begin: string) => {
  const named = Object.entries(t).filter(([name, text]) => name.startsWith(begin) && typeof text === "string");
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map(([name, text]) => [name.slice(begin.length), same(String(text))]));
};

/**
 * A form of the editor's own: a schema, with words in the language of the page. They are the texts whose names begin with the prefix,
 * dots written as `__` and items of lists as `each`; a text "Label|Help" has both. `…__is__en` is the name of a value that may be chosen there.
 */
export const formOf = (schema: FormSchema["schema"], t: Catalogue, prefix: string): FormSchema => ({
  schema,
  fields: Object.fromEntries(
    Object.entries(t).flatMap(([name, text]) => {
      if (!name.startsWith(prefix) || typeof text !== "string") return [];
      const [place = "", value] = name.slice(prefix.length).split("__is__");
      if (value !== undefined) return [];
      const [label = "", help] = text.split("|");
      const options = namesOf(t, `${name}__is__`);
      return [
        [
          place
            .split("__")
            .map((part) => (part === "each" ? "*" : part))
            .join("."),
          { label: same(label), ...(help && { help: same(help) }), ...(options && { options }) },
        ],
      ];
    }),
  ),
});
