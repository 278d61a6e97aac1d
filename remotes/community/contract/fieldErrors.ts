import type * as z from "zod/mini";

/**
 * The message for each field that a schema refuses.
 * @param words by the names of fields, in the order of the form, which is the order of the faults
 */
export const fieldErrors = (
  error: z.core.$ZodError,
  words: Readonly<Record<string, string>>,
  otherwise: string,
): Readonly<Record<string, string>> => {
  const refused = new Set(error.issues.map(({ path }) => String(path[0])));
  const inOrder = [...Object.keys(words).filter((name) => refused.has(name)), ...refused];
  return Object.fromEntries([...new Set(inOrder)].map((name) => [name, words[name] ?? otherwise]));
};
