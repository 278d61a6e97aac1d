import { isRecord } from "./sections";

type Schema = Readonly<Record<string, unknown>>;

/** The purpose of a text, which decides how it is filled in. */
type TextFormat = "plain" | "address" | "picture" | "colour" | "date" | "time";

/** One part of a form, as JSON schema says it. */
export type Shape =
  | {
      readonly kind: "text";
      readonly format: TextFormat;
      readonly isLong: boolean;
      readonly minLength: number;
      readonly maxLength: number | undefined;
    }
  | {
      readonly kind: "number";
      readonly isWhole: boolean;
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  | { readonly kind: "switch" }
  | { readonly kind: "choice"; readonly options: readonly (string | number)[] }
  | { readonly kind: "constant"; readonly value: unknown }
  | { readonly kind: "list"; readonly item: Schema; readonly min: number; readonly max: number | undefined }
  | { readonly kind: "group"; readonly properties: readonly Property[] }
  | { readonly kind: "either"; readonly options: readonly Schema[] }
  | { readonly kind: "table"; readonly value: Schema }
  | { readonly kind: "other" };

export interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Longer texts than this are written in several lines. */
const LONG = 300;

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The schema that a `$ref` names, with the parts of `allOf` put together. */
const resolve = (schema: Schema, root: Schema): Schema => {
  const { $ref, allOf } = schema;
  if (typeof $ref === "string" && $ref.startsWith("#")) {
    const found = $ref
      .slice(1)
      .split("/")
      .filter(Boolean)
      .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), root);
    return isRecord(found) ? found : {};
  }
  return Object.fromEntries([schema, ...listOf(allOf)].flatMap((part) => Object.entries(part)));
};

const PICTURE = /(?:^|[a-z])(?:picture|image|logo|photo|cover|poster|favicon|avatar)s?$/i;
const ADDRESS = /^(?:href|to|url|link|address)$|(?:Href|Url|Link)$/;

const formatOf = (schema: Schema, name: string): TextFormat => {
  const { format, pattern = "" } = schema;
  if (format === "picture" || format === "date") return format;
  if (format === "link" || format === "email") return "address";
  if (format === "long-text" || format === "anchor" || format === "month") return "plain";
  if (format === "date-time") return "time";
  if (String(pattern).startsWith("^#(?:[0-9a-f]")) return "colour";
  if (String(pattern).includes("data:image") || name === "src" || PICTURE.test(name)) return "picture";
  if (format === "uri" || /https\?|mailto/.test(String(pattern)) || ADDRESS.test(name)) return "address";
  return "plain";
};

const textShape = (schema: Schema, name: string): Shape => {
  const maxLength = numberOf(schema["maxLength"]);
  const format = formatOf(schema, name);
  const isLong =
    format === "plain" && (schema["format"] === "long-text" || (maxLength !== undefined && maxLength > LONG));
  return { kind: "text", format, isLong, minLength: numberOf(schema["minLength"]) ?? 0, maxLength };
};

const isConstant = (schema: Schema): boolean => "const" in schema || Array.isArray(schema["enum"]);

const constantsOf = (schema: Schema): readonly unknown[] =>
  "const" in schema ? [schema["const"]] : Array.isArray(schema["enum"]) ? schema["enum"] : [];

const isOption = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

const eitherShape = (options: readonly Schema[], root: Schema, name: string): Shape => {
  const real = options.map((option) => resolve(option, root)).filter(({ type }) => type !== "null");
  const [only] = real;
  if (only && real.length === 1) return shapeOf(only, root, name);
  if (real.every(isConstant)) return { kind: "choice", options: real.flatMap(constantsOf).filter(isOption) };
  // An address, or empty: one text.
  const texts = real.filter((option) => !("const" in option && option["const"] === ""));
  const [text] = texts;
  if (text && texts.length === 1 && text["type"] === "string") return shapeOf(text, root, name);
  return { kind: "either", options: real };
};

/**
 * The part of a form in which a value of this schema is filled in.
 * @param name of the property that holds it: it tells pictures and addresses
 */
export const shapeOf = (given: Schema, root: Schema, name = ""): Shape => {
  const schema = resolve(given, root);
  const union = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : schema["oneOf"];
  if (Array.isArray(union)) return eitherShape(listOf(union), root, name);
  if (Array.isArray(schema["enum"])) return { kind: "choice", options: schema["enum"].filter(isOption) };
  if ("const" in schema) return { kind: "constant", value: schema["const"] };
  switch (schema["type"]) {
    case "string":
      return textShape(schema, name);
    case "number":
    case "integer": {
      const [min, max] = [numberOf(schema["minimum"]), numberOf(schema["maximum"])];
      const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
      return {
        kind: "number",
        isWhole: schema["type"] === "integer",
        min: isBound(min) ? min : undefined,
        max: isBound(max) ? max : undefined,
      };
    }
    case "boolean":
      return { kind: "switch" };
    case "array": {
      const item = isRecord(schema["items"]) ? schema["items"] : (listOf(schema["prefixItems"])[0] ?? {});
      return { kind: "list", item, min: numberOf(schema["minItems"]) ?? 0, max: numberOf(schema["maxItems"]) };
    }
    case "object": {
      const required = Array.isArray(schema["required"]) ? schema["required"] : [];
      if (isRecord(schema["properties"]))
        return {
          kind: "group",
          properties: Object.entries(schema["properties"])
            .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
            .map(([key, part]) => ({
              name: key,
              schema: part,
              isRequired: required.includes(key) && !("default" in part),
            })),
        };
      return isRecord(schema["additionalProperties"])
        ? { kind: "table", value: schema["additionalProperties"] }
        : { kind: "other" };
    }
    default:
      return { kind: "other" };
  }
};

/** The value that a new one begins with: as little as its schema asks for. */
export const emptyOf = (given: Schema, root: Schema): unknown => {
  const schema = resolve(given, root);
  if ("default" in schema) return structuredClone(schema["default"]);
  const shape = shapeOf(schema, root);
  switch (shape.kind) {
    case "text":
      return "";
    case "number":
      return shape.min ?? 0;
    case "switch":
      return false;
    case "choice":
      return shape.options[0];
    case "constant":
      return shape.value;
    case "list":
      return Array.from({ length: shape.min }, () => emptyOf(shape.item, root));
    case "group":
      return Object.fromEntries(
        shape.properties.filter(({ isRequired }) => isRequired).map((part) => [part.name, emptyOf(part.schema, root)]),
      );
    case "either":
      return emptyOf(shape.options[0] ?? {}, root);
    case "table":
      return {};
    case "other":
      return null;
  }
};

const fits = (schema: Schema, root: Schema, value: unknown): number => {
  const shape = shapeOf(schema, root);
  switch (shape.kind) {
    case "constant":
      return shape.value === value ? 3 : -1;
    case "choice":
      return shape.options.some((option) => option === value) ? 3 : -1;
    case "text":
      return typeof value === "string" ? 1 : -1;
    case "number":
      return typeof value === "number" ? 1 : -1;
    case "switch":
      return typeof value === "boolean" ? 1 : -1;
    case "list":
      return Array.isArray(value) ? 1 : -1;
    case "table":
      return isRecord(value) ? 1 : -1;
    case "group": {
      if (!isRecord(value)) return -1;
      const names = new Set(shape.properties.map(({ name }) => name));
      const unknown = Object.keys(value).filter((key) => !names.has(key)).length;
      const parts = shape.properties.map((part) => {
        const inner = value[part.name];
        if (inner === undefined) return part.isRequired ? -2 : 0;
        const kind = shapeOf(part.schema, root).kind;
        return fits(part.schema, root, inner) * (kind === "constant" ? 100 : 1);
      });
      return parts.reduce((sum, part) => sum + part, 1) - unknown * 2;
    }
    case "either":
    case "other":
      return 0;
  }
};

/** The index of the schema, of several, that a value was written for: the one that it fits best. */
export const optionOf = (options: readonly Schema[], root: Schema, value: unknown): number => {
  const marks = options.map((option) => fits(option, root, value));
  return Math.max(0, marks.indexOf(Math.max(...marks)));
};

/** The name of one of several schemas: its constant (`kind: "quote"`), or its own title. */
export const optionName = (
  schema: Schema,
  root: Schema,
  n: number,
  nameAt: (property: string, constant: unknown) => string = (_, constant) => String(constant),
): string => {
  const resolved = resolve(schema, root);
  if (typeof resolved["title"] === "string") return resolved["title"];
  const shape = shapeOf(resolved, root);
  const parts = shape.kind === "group" ? shape.properties : [];
  for (const part of parts) {
    const constant = shapeOf(part.schema, root);
    if (constant.kind === "constant") return nameAt(part.name, constant.value);
  }
  return parts.length > 0 ? parts.map(({ name }) => name).join(", ") : `${n + 1}`;
};
