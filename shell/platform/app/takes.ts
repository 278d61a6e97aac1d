import type * as z from "zod";

import type { Messages } from "./messages/id";

const isMissing = (issue: z.core.$ZodIssue): boolean => issue.input === undefined;

/** Of a number, how large; of a text, how long; of a list, how many. */
const limit = (
  { origin }: { readonly origin: string },
  texts: Messages["takes"]["most"],
): ((name: string, count: string) => string) => {
  if (origin === "string") return texts.text;
  return origin === "array" || origin === "set" ? texts.list : texts.number;
};

/** What a field takes, out of the schema's own rule that was broken: its name and the rule, in the tenant's language. */
export const takes = (issue: z.core.$ZodIssue, name: string, { takes: texts, fieldInvalid }: Messages): string => {
  if (name === "") return fieldInvalid;
  if (issue.code === "invalid_value") return texts.oneOf(name, issue.values.map(String).join(", "));
  if (issue.code === "invalid_type" && isMissing(issue)) return texts.required(name);
  if (issue.code === "invalid_type") return texts.type(name, issue.expected);
  if (issue.code === "too_big") return limit(issue, texts.most)(name, String(issue.maximum));
  if (issue.code === "too_small") return limit(issue, texts.least)(name, String(issue.minimum));
  return texts.invalid(name);
};
