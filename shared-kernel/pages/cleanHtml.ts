import { arriving } from "./arriving";

/**
 * HTML from outside as it may stand in a page. The sanitiser is heavier than a client with all its schemas: it comes with the
 * first text that there is.
 * @throws AppError offline where the sanitiser cannot be had
 */
export const cleanHtml = async (html: string): Promise<string> => {
  if (html === "") return "";
  const { sanitizeHtml } = await arriving(import(/* webpackChunkName: "sanitize-html" */ "@serambi/kernel/html"));
  return sanitizeHtml(html);
};

/**
 * What a host gives, with the HTML of one field as it may stand in a page. On a server many pages may be made of one answer: its
 * text is sanitised once.
 */
export const withClean = <K extends string>(field: K) => {
  const clean = new WeakMap<object, object>();
  return async <T extends { readonly [F in K]: string }>(found: T): Promise<T> => {
    const known = clean.get(found);
    if (known) return known as T; // kept below, under this very answer
    if (found[field] === "") return found;
    const safe = { ...found, [field]: await cleanHtml(found[field]) };
    clean.set(found, safe);
    return safe;
  };
};
