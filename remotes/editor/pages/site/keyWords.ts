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
  const name = t[`key_${base}`];
  if (typeof name === "string") return name + suffix;
  return base.startsWith("page_") ? t.pageNamed(base.slice(5)) + suffix : key;
};
