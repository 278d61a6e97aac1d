import type { FieldWords, FormSchema } from "./words";

type JsonSchema = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A property that a JSON schema names. */
export interface NamedProperty {
  /** Its path, with lists as `*`: `items.*.title`. */
  readonly path: string;
  readonly name: string;
  /** Texts to choose among, and those that tell the kinds of a union apart. */
  readonly options: readonly string[];
}

const resolved = (schema: unknown, root: JsonSchema): JsonSchema => {
  if (!isRecord(schema)) return {};
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  const parts = reference.replace(/^#\/?/, "").split("/").filter(Boolean);
  return parts.reduce<JsonSchema>((found, part) => (isRecord(found[part]) ? found[part] : {}), root);
};

/** Every schema that may stand at a place. */
const branchesOf = (schema: unknown, root: JsonSchema): readonly JsonSchema[] => {
  const found = resolved(schema, root);
  const inner = ["anyOf", "oneOf", "allOf"].flatMap((key) => listOf(found[key]));
  return [found, ...inner.flatMap((branch) => branchesOf(branch, root))];
};

const optionsOf = (schema: unknown, root: JsonSchema): readonly string[] => {
  const branches = branchesOf(schema, root);
  const items = branches.flatMap((branch) =>
    [branch["items"], ...listOf(branch["prefixItems"])].filter((item) => item !== undefined),
  );
  const values = branches.flatMap((branch) => [...listOf(branch["enum"]), branch["const"]]);
  // A text that may be empty is no choice.
  const own = values.filter((value): value is string => typeof value === "string" && value !== "");
  return [...own, ...items.flatMap((item) => optionsOf(item, root))];
};

/** Deeper than any form goes: a schema may contain itself. */
const MAX_DEPTH = 12;

/** The properties that a JSON schema names, each path once; references, unions, lists and records are followed. */
export const propertiesOf = (schema: unknown): readonly NamedProperty[] => {
  const root = isRecord(schema) ? schema : {};
  const found = new Map<string, NamedProperty>();
  const visit = (place: unknown, path: string, depth: number): void => {
    // Without the second, every leaf would be looked for lists below it, down to the greatest depth: seconds for all sections.
    if (depth > MAX_DEPTH || !isRecord(place)) return;
    for (const branch of branchesOf(place, root)) {
      for (const [name, inner] of Object.entries(isRecord(branch["properties"]) ? branch["properties"] : {})) {
        const at = `${path}${name}`;
        const options = new Set([...(found.get(at)?.options ?? []), ...optionsOf(inner, root)]);
        found.set(at, { path: at, name, options: [...options] });
        visit(inner, `${at}.`, depth + 1);
      }
      for (const item of [branch["items"], ...listOf(branch["prefixItems"]), branch["additionalProperties"]])
        visit(item, `${path}*.`, depth + 1);
    }
  };
  visit(root, "", 0);
  // One value alone is no choice: nothing asks for it.
  return [...found.values()].map((property) =>
    property.options.length === 1 ? { ...property, options: [] } : property,
  );
};

/**
 * A form with the words of each of its fields.
 * @param words by the names of properties, wherever they stand
 * @param own by path: where a field needs other words than its name has
 */
export const formOf = (
  schema: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, FieldWords>>,
  own: Readonly<Record<string, FieldWords>> = {},
): FormSchema => {
  const fields = propertiesOf(schema).flatMap(({ path, name }) => {
    const found = own[path] ?? (Object.hasOwn(words, name) ? words[name] : undefined);
    return found ? [[path, found] as const] : [];
  });
  return { schema, fields: Object.fromEntries(fields) };
};
