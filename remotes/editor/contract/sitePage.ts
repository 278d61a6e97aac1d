import {
  LANGUAGE_PARAMETER,
  LANGUAGES,
  SECTION_PAGES,
  type Language,
  type SectionPage,
} from "@serambi/kernel/contracts";

import { isRecord } from "./sections";

/** A page that is a list of sections: where it stands in the settings, and its address. */
export interface SitePage {
  readonly id: string;
  /** The key of the setting that holds it. */
  readonly key: string;
  /** The slug of a page below the setting's own; null for that one itself. */
  readonly slug: string | null;
  readonly path: string;
  /** Its name in the list; empty for the home page. */
  readonly title: string;
  /** Set where the setting is that of one language. */
  readonly language: Language | null;
}

type Values = Readonly<Record<string, unknown>>;

const bare = (words: string): string => words.replace(/[^a-z0-9]/gi, "").toLowerCase();

const routesOf = (values: Values): readonly string[] =>
  Array.isArray(values["routes"]) ? values["routes"].filter((route): route is string => typeof route === "string") : [];

/** `training-services` as an address: `/Training-Services`. */
const spelled = (name: string): string =>
  `/${name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase())}`;

/** The address of a page of sections: the site's route of that name, and otherwise its name. */
export const pathOfPage = (name: string, values: Values): string => {
  const roots = routesOf(values).map((route) => /^\/[^/]+/.exec(route)?.[0] ?? "/");
  return roots.find((root) => bare(root) === bare(name)) ?? spelled(name);
};

/** The setting of pages at addresses of the site's own: their slugs are whole paths. */
const OWN = "own";

const subPath = (name: string, root: string, slug: string): string => {
  if (name === OWN) return `/${slug}`;
  return name === "aksara" ? `${root}/Features/${slug}` : `${root}/${slug}`;
};

/** Tells whether the site has a route for a page of sections: without one the page is written, and nobody finds it. */
const hasAddress = (name: string, values: Values): boolean => {
  const routes = routesOf(values);
  const path = pathOfPage(name, values);
  if (!Array.isArray(values["routes"])) return true;
  return routes.includes("*") || routes.some((route) => route === path || route.startsWith(`${path}/`));
};

const titleOf = (value: unknown): string =>
  isRecord(value) && typeof value["title"] === "string" ? value["title"] : "";

/** `home_en` → `home` and `en`. */
const splitLanguage = (key: string): readonly [string, Language | null] => {
  const language = LANGUAGES.find((one) => key.endsWith(`_${one}`));
  return language ? [key.slice(0, -language.length - 1), language] : [key, null];
};

const isPageKey = (key: string): boolean => {
  const [name] = splitLanguage(key);
  return [...SECTION_PAGES, OWN].some((page) => name === `page_${page}`) || name === "home";
};

/** Every page of sections that a site has, its home first. */
export const pagesOf = (values: Values): readonly SitePage[] => {
  const keys = Object.keys(values).filter((key) => isPageKey(key) && isRecord(values[key]));
  keys.sort(
    (one, other) => Number(other.startsWith("home")) - Number(one.startsWith("home")) || one.localeCompare(other),
  );
  return keys.flatMap((key): SitePage[] => {
    const [base, language] = splitLanguage(key);
    const value = values[key];
    const name = base.replace(/^page_/, "");
    const query = language ? `?${LANGUAGE_PARAMETER}=${language}` : "";
    if (base === "home") return [{ id: key, key, slug: null, path: `/${query}`, title: "", language }];
    const root = pathOfPage(name, values);
    if (name !== OWN && !hasAddress(name, values)) return [];
    const own: SitePage = { id: key, key, slug: null, path: root + query, title: titleOf(value) || name, language };
    const below = isRecord(value) && Array.isArray(value["pages"]) ? value["pages"].filter(isRecord) : [];
    return [
      ...(name === OWN ? [] : [own]),
      ...below.map((page): SitePage => {
        const slug = String(page["slug"]);
        const path = subPath(name, root, slug) + query;
        return { id: `${key}/${slug}`, key, slug, path, title: titleOf(page) || slug, language };
      }),
    ];
  });
};

/** Names of pages of sections that a site does not have yet. */
export const missingPages = (values: Values): readonly SectionPage[] =>
  SECTION_PAGES.filter((name) => !isRecord(values[`page_${name}`]) || !hasAddress(name, values));

/** The part of a setting that is this page: the setting itself, or one of the pages below. */
export const contentOf = (value: unknown, { slug }: SitePage): Record<string, unknown> => {
  if (!isRecord(value)) return {};
  if (slug === null) return value;
  const pages = Array.isArray(value["pages"]) ? value["pages"] : [];
  return pages.filter(isRecord).find((page) => page["slug"] === slug) ?? {};
};

/** The setting with this page changed. */
export const withContent = (value: unknown, page: SitePage, change: Values): Record<string, unknown> => {
  const whole = isRecord(value) ? value : {};
  if (page.slug === null) return { ...whole, ...change };
  const pages: readonly unknown[] = Array.isArray(whole["pages"]) ? whole["pages"] : [];
  return {
    ...whole,
    pages: pages.map((one) => (isRecord(one) && one["slug"] === page.slug ? { ...one, ...change } : one)),
  };
};

/** The place at which problems of this page begin: `home.sections.3` belongs to section 3. */
export const placeOf = (value: unknown, { key, slug }: SitePage): string => {
  if (slug === null || !isRecord(value) || !Array.isArray(value["pages"])) return key;
  return `${key}.pages.${value["pages"].findIndex((page) => isRecord(page) && page["slug"] === slug)}`;
};
