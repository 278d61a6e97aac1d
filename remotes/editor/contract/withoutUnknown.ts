import { optionOf, shapeOf, type Shape } from "./formShape";
import { isRecord } from "./sections";

type Schema = Readonly<Record<string, unknown>>;

/** Tells whether an object of this schema may have properties that it does not name. */
const isOpen = ({ additionalProperties }: Schema): boolean =>
  additionalProperties !== undefined && additionalProperties !== false;

/** Tells whether a value is of the kind that its field asks for; a missing one, and one among choices, is. */
const isOfShape = (value: unknown, { kind }: Shape): boolean => {
  if (value === null || value === undefined) return true;
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number";
    case "switch":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value);
    case "group":
    case "table":
      return isRecord(value);
    case "choice":
    case "constant":
    case "either":
    case "other":
      return true;
  }
};

const withKnownParts = (value: Schema, shape: Shape & { kind: "group" }, given: Schema, root: Schema): Schema => {
  const parts = new Map(shape.properties.map((part) => [part.name, part.schema]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const part = parts.get(name);
      if (!part) return isOpen(given) ? [[name, inner]] : [];
      const kept = withHoles(inner, part, root);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
};

/**
 * A value without what its schema does not name, and without what it names as something else: what an older version of it took, and the
 * newer one refuses. An item of a list that is left out is undefined, so that the others keep their numbers.
 */
export const withHoles = (value: unknown, given: Schema, root: Schema): unknown => {
  const shape = shapeOf(given, root);
  if (!isOfShape(value, shape)) return undefined;
  if (shape.kind === "group") return isRecord(value) ? withKnownParts(value, shape, given, root) : value;
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => withHoles(item, shape.item, root));
  if (shape.kind === "either") return withHoles(value, shape.options[optionOf(shape.options, root, value)] ?? {}, root);
  if (shape.kind === "table" && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const kept = withHoles(inner, shape.value, root);
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  return value;
};

const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(closed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, closed(inner)]));
};

/** The same, as it can be kept. */
export const withoutUnknown = (value: unknown, given: Schema, root: Schema): unknown =>
  closed(withHoles(value, given, root));
