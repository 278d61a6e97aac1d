import type * as z from "zod";

import { ApiFailure } from "./ApiFailure";
import type { Messages } from "./messages/id";

const messageOf = (field: string, texts: Messages): string =>
  Object.hasOwn(texts.fields, field) ? texts.fields[field as keyof Messages["fields"]] : texts.fieldInvalid; // an own key, just checked

/**
 * A query or body, checked where it enters.
 * @throws ApiFailure 422 with a message for each field that is wrong (decisions, section 8)
 */
export const readInput = <S extends z.ZodType>(schema: S, value: unknown, texts: Messages): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map(({ path }) => String(path[0] ?? "")));
  throw new ApiFailure(422, texts.invalid, {
    fields: Object.fromEntries([...names].map((name) => [name, messageOf(name, texts)])),
  });
};
