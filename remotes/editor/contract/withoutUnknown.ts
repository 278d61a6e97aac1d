import { optionOf, shapeOf, type Shape } from "./formShape";
import { isRecord } from "./sections";

type Schema = Readonly<Record<string, unknown>>;

/** Tells whether an object of this schema may have properties that it does not name. */
const isOpen = ({ additionalProperties }: Schema): boolean =>
  additionalProperties !== undefined && additionalProperties !== false;

const withKnownParts = (value: Schema, shape: Shape & { kind: "group" }, given: Schema, root: Schema): Schema => {
  const parts = new Map(shape.properties.map((part) => [part.name, part.schema]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const part = parts.get(name);
      if (part) return [[name, withoutUnknown(inner, part, root)]];
      return isOpen(given) ? [[name, inner]] : [];
    }),
  );
};

/** A value without what its schema does not name: what an older version of it knew, and the newer one refuses. */
export const withoutUnknown = (value: unknown, given: Schema, root: Schema): unknown => {
  const shape = shapeOf(given, root);
  if (shape.kind === "group") return isRecord(value) ? withKnownParts(value, shape, given, root) : value;
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => withoutUnknown(item, shape.item, root));
  if (shape.kind === "either")
    return withoutUnknown(value, shape.options[optionOf(shape.options, root, value)] ?? {}, root);
  if (shape.kind === "table" && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withoutUnknown(inner, shape.value, root)]),
    );
  return value;
};
