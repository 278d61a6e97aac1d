import { stripTags } from "@serambi/kernel/seo";

import type { ArticleHeading } from "../../contract/articles/Article";
import { ATTRIBUTES, attributeOf } from "./tags";

const HEADING = new RegExp(`<h([23])${ATTRIBUTES}>([\\s\\S]*?)</h\\1>`, "g");
const ID = / id="([^"]*)"/g;
const MAX_LENGTH = 60;
/** What the sanitiser puts before ids of a text: no id of a page begins like this. */
const PREFIX = "teks-";

/** Of a title without a letter that an address is made of, the name is this one. */
const NAMELESS = "bagian";

const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "") || NAMELESS;

/** The first of a name, its second … that is not taken yet; it is from then on. */
const take = (name: string, taken: Map<string, number>): string => {
  let count = (taken.get(name) ?? 0) + 1;
  while (count > 1 && taken.has(`${name}-${count}`)) count += 1;
  taken.set(name, count);
  if (count === 1) return name;
  taken.set(`${name}-${count}`, 1);
  return `${name}-${count}`;
};

/** Gives each heading of a text an id where it has none of its own, and lists them. One without words is none. */
export const setHeadings = (html: string): { readonly html: string; readonly headings: readonly ArticleHeading[] } => {
  const headings: ArticleHeading[] = [];
  const taken = new Map([...html.matchAll(ID)].map(([, id = ""]) => [id, 1]));
  const set = html.replace(HEADING, (whole, level: string, attributes: string, inner: string) => {
    const title = stripTags(inner);
    if (title === "") return whole;
    const own = attributeOf(attributes, "id");
    const id = own ?? take(PREFIX + slugOf(title), taken);
    headings.push({ id, level: level === "2" ? 2 : 3, title });
    return own === undefined ? `<h${level}${attributes} id="${id}">${inner}</h${level}>` : whole;
  });
  return { html: set, headings };
};
