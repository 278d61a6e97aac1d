import * as z from "zod";

import { ApiFailure } from "./ApiFailure";
import type { Messages } from "./messages/id";
import { takes } from "./takes";

/** What fields take, by name, in one language. */
export type FieldTexts = Readonly<Record<string, string>>;

/** `chapters.3.position` as texts name it: `chapters.*.position`. */
const anyItem = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === "number" ? "*" : String(part))).join(".");

/** A field's name and message: those of the innermost part that has a text of its own; without any, what the schema takes there. */
const wrongField = (issue: z.core.$ZodIssue, texts: Messages, fields: FieldTexts): readonly [string, string] => {
  for (let length = issue.path.length; length > 0; length -= 1) {
    const path = issue.path.slice(0, length);
    const message = fields[anyItem(path)];
    if (message !== undefined) return [path.map(String).join("."), message];
  }
  const name = issue.path.map(String).join(".");
  return [name, takes(issue, name, texts)];
};

/**
 * A query or body, checked where it enters.
 * @param fields texts of this endpoint's fields; those of every list are there
 * @throws ApiFailure 422 with a message for each field that is wrong (decisions, section 8)
 */
export const readInput = <S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  texts: Messages,
  fields: FieldTexts = {},
): z.core.output<S> => {
  const result = z.core.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const known = { ...texts.fields, ...fields };
  throw new ApiFailure(422, texts.invalid, {
    fields: Object.fromEntries(result.error.issues.map((issue) => wrongField(issue, texts, known))),
  });
};
