import type { Catalogue } from "@serambi/kernel/i18n";

interface Words {
  readonly home: string;
  readonly pageNamed: (name: string) => string;
}

/** A setting as people call it: `page_about_en` is "Halaman about (en)", `css` the text `key_css`. */
export const keyWords = (key: string, t: Words & Catalogue): string => {
  const [, base = key, language] = /^(.*?)(?:_(id|en))?$/.exec(key) ?? [];
  const suffix = language ? ` (${language})` : "";
  if (base === "home") return t.home + suffix;
  if (base.startsWith("page_")) return t.pageNamed(base.slice(5)) + suffix;
  const name = t[`key_${key}`];
  return typeof name === "string" ? name : key;
};
