import type { FormSchema } from "@serambi/kernel/cms";
import type { Catalogue } from "@serambi/kernel/i18n";

/**
 * A form of the editor's own: a schema, with words in the language of the page. They are the texts whose names begin with the prefix,
 * dots written as `__` and items of lists as `each`; a text "Label|Help" has both.
 */
export const formOf = (schema: FormSchema["schema"], t: Catalogue, prefix: string): FormSchema => ({
  schema,
  fields: Object.fromEntries(
    Object.entries(t).flatMap(([name, text]) => {
      if (!name.startsWith(prefix) || typeof text !== "string") return [];
      const [label = "", help] = text.split("|");
      const path = name
        .slice(prefix.length)
        .split("__")
        .map((part) => (part === "each" ? "*" : part));
      return [[path.join("."), { label: { id: label, en: label }, ...(help && { help: { id: help, en: help } }) }]];
    }),
  ),
});
