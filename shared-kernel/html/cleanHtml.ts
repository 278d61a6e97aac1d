import { sanitizeHtml } from "./sanitizeHtml";

/** HTML from outside as it may stand in a page. Loaders call it: no page carries the sanitiser. */
export const cleanHtml = (html: string): string => (html === "" ? "" : sanitizeHtml(html));

/**
 * What a host gives, with the HTML of one field as it may stand in a page. On a server many pages may be made of one answer: its
 * text is sanitised once.
 */
export const withClean = <K extends string>(field: K) => {
  const clean = new WeakMap<object, object>();
  return <T extends { readonly [F in K]: string }>(found: T): T => {
    const known = clean.get(found);
    if (known) return known as T; // kept below, under this very answer
    if (found[field] === "") return found;
    const safe = { ...found, [field]: cleanHtml(found[field]) };
    clean.set(found, safe);
    return safe;
  };
};
