import { LANGUAGES } from "@serambi/kernel/contracts";

import { isRecord } from "./sections";
import type { SitePage } from "./sitePage";

type Values = Readonly<Record<string, unknown>>;
/** Settings that change together, by their keys. */
type Changes = Record<string, unknown>;

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/i;
/** First parts of addresses that the product answers on every site. */
const TAKEN = new Set(
  "account api editor fonts icons kain login logout media oidc pesilat remotes sandbox social welcome".split(" "),
);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((one): one is string => typeof one === "string");
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The path of a page, without the language that its preview asks for. */
export const bareOf = (path: string): string => path.split("?", 1)[0] ?? path;

/** A title as the last part of an address: `Beasiswa Guru` is `Beasiswa-Guru`. */
export const addressOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Why a page cannot stand at an address; null where it can. */
export const addressFault = (values: Values, path: string): "form" | "taken" | null => {
  if (!PATH.test(path) || path.length > 200) return "form";
  const known = [...textsOf(values["routes"]), ...textsOf(values["ownPages"])];
  const first = path.split("/")[1] ?? "";
  return TAKEN.has(first.toLowerCase()) || known.some((one) => isSame(one.replace(/\/:\w+\?$/, ""), path))
    ? "taken"
    : null;
};

/** Tells whether a page is hidden from visitors. */
export const isHiddenPage = (values: Values, path: string): boolean =>
  textsOf(values["hiddenPages"]).some((one) => isSame(one, bareOf(path)));

export const withHidden = (values: Values, path: string, isHidden: boolean): Changes => {
  const others = textsOf(values["hiddenPages"]).filter((one) => !isSame(one, bareOf(path)));
  return { hiddenPages: isHidden ? [...others, bareOf(path)] : others };
};

const pagesIn = (value: unknown): readonly Values[] => (isRecord(value) ? listOf(value["pages"]).filter(isRecord) : []);

/** A page at an address of the site's own, hidden until it is finished. An address that led elsewhere leads here from then on. */
export const withNewPage = (values: Values, path: string, page: Values): Changes => {
  const own = values["page_own"];
  return {
    page_own: { ...(isRecord(own) && own), pages: [...pagesIn(own), { ...page, slug: path.slice(1) }] },
    ownPages: [...textsOf(values["ownPages"]), path],
    ...withHidden(values, path, true),
    ...(values["redirects"] !== undefined && { redirects: redirectsTo(values, path, []) }),
  };
};

/** Redirects once a page has come to an address from others: what led to those leads to it, and the address itself leads nowhere else. */
const redirectsTo = (values: Values, path: string, from: readonly string[]): readonly unknown[] => {
  const known = listOf(values["redirects"]).filter(isRecord);
  const led = known.map((one) => (from.some((old) => isSame(old, String(one["to"]))) ? { ...one, to: path } : one));
  const others = led.filter((one) => ![...from, path].some((address) => isSame(address, String(one["from"]))));
  return [...others, ...from.map((old) => ({ from: old, to: path }))];
};

/** Every link to an address, and to a place on it, as one to another. */
const relinked = (value: unknown, from: string, to: string): unknown => {
  if (typeof value === "string") {
    const rest = value.slice(from.length);
    return value.startsWith(from) && /^(?:$|[?#])/.test(rest) ? to + rest : value;
  }
  if (Array.isArray(value)) return value.map((item) => relinked(item, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, relinked(inner, from, to)]));
};

const LINKING = /^(?:navigation|translations|home|home_\w+|page_.+)$/;

const withLinks = (values: Values, from: string, to: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, LINKING.test(key) ? relinked(value, from, to) : value]),
  );

const keysOf = (page: SitePage): readonly string[] => {
  const base = page.language ? page.key.slice(0, -page.language.length - 1) : page.key;
  return [base, ...LANGUAGES.map((language) => `${base}_${language}`)];
};

/** A setting without one of its pages, and that page. */
const takenOut = (value: unknown, { slug }: SitePage): readonly [unknown, Values | undefined] => {
  if (!isRecord(value)) return [value, undefined];
  if (slug === null) return [value, value];
  const pages = pagesIn(value);
  return [
    { ...value, pages: pages.filter((page) => page["slug"] !== slug) },
    pages.find((page) => page["slug"] === slug),
  ];
};

const routesWithout = (values: Values, path: string): readonly string[] =>
  textsOf(values["routes"]).filter((route) => !isSame(route.replace(/\/:\w+\?$/, ""), path));

/** Only what has changed. */
const changesOf = (before: Values, after: Values): Changes =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );

/**
 * A page at another address, in every language that it is written in: links of the site lead there, and its address of before does, too. It
 * becomes one of the site's own pages.
 */
export const withMovedPage = (values: Values, page: SitePage, to: string): Changes => {
  const from = bareOf(page.path);
  const moved: Record<string, unknown> = { ...values };
  for (const key of keysOf(page)) {
    const [rest, content] = takenOut(moved[key], page);
    if (!content) continue;
    const { pages: _below, slug: _slug, languages, ...said } = content;
    moved[key] = rest;
    const language = LANGUAGES.find((one) => key.endsWith(`_${one}`));
    const ownKey = language ? `page_own_${language}` : "page_own";
    const own = moved[ownKey];
    const shared = isRecord(own) ? own : { ...(languages !== undefined && { languages }) };
    moved[ownKey] = { ...shared, pages: [...pagesIn(moved[ownKey]), { ...said, slug: to.slice(1) }] };
  }
  const own = textsOf(values["ownPages"]).filter((path) => !isSame(path, from));
  const hidden = textsOf(values["hiddenPages"]);
  return changesOf(values, {
    ...withLinks(moved, from, to),
    routes: routesWithout(values, from),
    ownPages: [...own, to],
    ...(hidden.length > 0 && { hiddenPages: hidden.map((path) => (isSame(path, from) ? to : path)) }),
    redirects: redirectsTo(values, to, [from]),
  });
};

/** The site without a page. A page with a fixed address keeps what it says, and is there again once its address is added. */
export const withoutPage = (values: Values, page: SitePage): Changes => {
  const path = bareOf(page.path);
  const left: Record<string, unknown> = { ...values };
  if (page.slug !== null) for (const key of keysOf(page)) [left[key]] = takenOut(left[key], page);
  return changesOf(values, {
    ...left,
    ...(page.slug === null && { routes: routesWithout(values, path) }),
    ...(values["ownPages"] !== undefined && {
      ownPages: textsOf(values["ownPages"]).filter((one) => !isSame(one, path)),
    }),
    ...(values["hiddenPages"] !== undefined && withHidden(values, path, false)),
    ...(values["redirects"] !== undefined && {
      redirects: listOf(values["redirects"]).filter((one) => !isRecord(one) || !isSame(String(one["to"]), path)),
    }),
  });
};

/** Home page and another page in each other's place, in every language that has both. */
export const withHome = (values: Values, page: SitePage): Changes => {
  const changed: Record<string, unknown> = { ...values };
  for (const key of keysOf(page)) {
    const language = LANGUAGES.find((one) => key.endsWith(`_${one}`));
    const homeKey = language ? `home_${language}` : "home";
    const home = values[homeKey];
    const [, content] = takenOut(values[key], page);
    if (!isRecord(home) || !content) continue;
    changed[homeKey] = { ...home, sections: content["sections"] };
    const setting = changed[key];
    if (!isRecord(setting)) continue;
    changed[key] =
      page.slug === null
        ? { ...setting, sections: home["sections"] }
        : {
            ...setting,
            pages: pagesIn(setting).map((one) =>
              one["slug"] === page.slug ? { ...one, sections: home["sections"] } : one,
            ),
          };
  }
  return changesOf(values, changed);
};
