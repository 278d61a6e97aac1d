const PLAIN: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype, null]);

const describe = (value: unknown): string | null => {
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}, which does not arrive`;
  if (typeof value === "number" && !Number.isFinite(value)) return `${value}, which arrives as null`;
  if (typeof value !== "object" || value === null) return null;
  if (value instanceof Date) return `a Date, which arrives as ${Number.isNaN(value.getTime()) ? "null" : "a text"}`;
  if ("toJSON" in value && typeof value.toJSON === "function")
    return "an object with toJSON, which arrives as something else";
  const prototype: unknown = Object.getPrototypeOf(value);
  if (PLAIN.has(prototype)) return null;
  return `an object of the class ${value.constructor.name || "without a name"}, which arrives without it`;
};

/**
 * Finds what is another thing in a browser than on the server, though it can be written as JSON: pages would be rendered with it here, and
 * fail there, or do so only where somebody presses something.
 * @param value has been written as JSON: it has no cycle
 * @returns where the first of it stands, and what becomes of it; null where all is plain
 */
export const unplainIn = (value: unknown): string | null => {
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: "", value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const said = describe(next.value);
    if (said !== null) return `${next.path.slice(1) || "all of it"} is ${said}`;
    if (typeof next.value !== "object" || next.value === null) continue;
    for (const [name, own] of Object.entries(next.value)) open.push({ path: `${next.path}.${name}`, value: own });
  }
  return null;
};
