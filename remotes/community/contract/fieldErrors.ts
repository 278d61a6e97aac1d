import type * as z from "zod/mini";

/** The first message for each field that a schema refuses, in the order of the form. */
export const fieldErrors = (
  error: z.core.$ZodError,
  words: Readonly<Record<string, string>>,
  otherwise: string,
): Readonly<Record<string, string>> => {
  const names = error.issues.map(({ path }) => String(path[0]));
  return Object.fromEntries([...new Set(names)].map((name) => [name, words[name] ?? otherwise]));
};
