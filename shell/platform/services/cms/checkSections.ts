import * as z from "zod";

type JsonSchema = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What may stand at a place, of all that a schema allows there. */
const branches = (schema: unknown): readonly JsonSchema[] => {
  if (!isRecord(schema)) return [];
  const others = ["anyOf", "oneOf", "allOf"].flatMap((key) => listOf(schema[key]));
  return others.length > 0 ? others.flatMap(branches) : [schema];
};

const isOpen = (schema: JsonSchema): boolean =>
  !isRecord(schema["properties"]) ||
  (schema["additionalProperties"] !== undefined && schema["additionalProperties"] !== false);

/** Properties that no branch of a schema names: zod drops them without a word. */
const unknownProperties = (schema: unknown, value: unknown, path: Path): readonly Path[] => {
  const known = branches(schema);
  if (Array.isArray(value)) {
    const items = { anyOf: known.map((branch) => branch["items"]) };
    return value.flatMap((item, index) => unknownProperties(items, item, [...path, index]));
  }
  if (!isRecord(value)) return [];
  const objects = known.filter((branch) => branch["type"] === "object" || isRecord(branch["properties"]));
  if (objects.length === 0 || objects.some(isOpen)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = objects.flatMap(({ properties }) =>
      isRecord(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
    return here.length === 0 ? [[...path, name]] : unknownProperties({ anyOf: here }, inner, [...path, name]);
  });
};

const checks = new WeakMap<JsonSchema, z.ZodType>();

/** A schema of the build, made of the slot's own, as a check; made once for as long as its version is live. */
const checkOf = (schema: JsonSchema): z.ZodType => {
  const known = checks.get(schema);
  if (known) return known;
  const made = z.fromJSONSchema(schema);
  checks.set(schema, made);
  return made;
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

export interface WrongSection {
  /** Below the setting: `sections`, its number, `slot` or `props` and what is in them; of a page below it, `pages` and its number first. */
  readonly path: Path;
  readonly problem: "slot" | "property" | "missing" | "value";
  /** The slot or property that does not exist, or the slot whose property is missing or has a wrong value. */
  readonly name: string;
}

/** The lists of sections of a page and of the pages below it, and where each stands. */
const listsIn = (setting: unknown, at: Path): readonly (readonly [Path, readonly unknown[]])[] =>
  isRecord(setting)
    ? [
        [[...at, "sections"], listOf(setting["sections"])],
        ...listOf(setting["pages"]).flatMap((page, index) => listsIn(page, [...at, "pages", index])),
      ]
    : [];

/**
 * Sections that cannot be shown: of a slot that no live remote has, with properties that it does not know or values that it does not take.
 * @param setting a home page or another page of sections, as it came in
 * @param slotOf JSON schema of what a slot takes; undefined where there is none
 */
export const wrongSections = (setting: unknown, slotOf: (name: string) => unknown): readonly WrongSection[] => {
  const sections = listsIn(setting, []).flatMap(([list, found]) =>
    found.map((section, index) => ({ at: [...list, index] as Path, section })),
  );
  return sections.flatMap(({ at, section }): readonly WrongSection[] => {
    if (!isRecord(section) || typeof section["slot"] !== "string") return [];
    const { slot, props = {} } = section;
    const schema = slotOf(slot);
    if (schema === undefined) return [{ path: [...at, "slot"], problem: "slot", name: slot }];
    const inProps: Path = [...at, "props"];
    const unknown = unknownProperties(schema, props, inProps).map((path): WrongSection => ({
      path,
      problem: "property",
      name: String(path.at(-1)),
    }));
    const { error } = checkOf(schema as JsonSchema).safeParse(props); // what the build wrote is an object
    const wrong = (error?.issues ?? []).map((issue): WrongSection => ({
      path: [...inProps, ...issue.path.map(String)],
      problem: valueAt(props, issue.path) === undefined ? "missing" : "value",
      name: slot,
    }));
    return [...unknown, ...wrong];
  });
};
