import { AppError } from "@serambi/kernel/errors";

/** On a server many pages may be made of one answer: its text is sanitised once. */
const clean = new WeakMap<object, object>();

/**
 * A case with its text as it may stand in a page. The sanitiser is heavier than all the rest of the client: it comes with the
 * first case that is opened.
 * @throws AppError offline where the sanitiser cannot be had
 */
export const withCleanDescription = async <T extends { readonly description: string }>(found: T): Promise<T> => {
  const known = clean.get(found);
  if (known) return known as T; // kept below, under this very case
  if (found.description === "") return found;
  const { sanitizeHtml } = await import(/* webpackChunkName: "sanitize-html" */ "@serambi/kernel/html").catch(
    (cause: unknown) => {
      throw new AppError("offline", "The sanitiser could not be loaded", { cause });
    },
  );
  const safe = { ...found, description: sanitizeHtml(found.description) };
  clean.set(found, safe);
  return safe;
};
