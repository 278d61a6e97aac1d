import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import type { SearchEntry } from "@serambi/kernel/server";
import { z } from "zod";

import { SITE_PAGES, type FoundEntry, type FoundKind } from "../../client/palette/search/searchDocument";
import { matchRoute } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";
import { searchMessages as en } from "./messages/en";
import { searchMessages as id } from "./messages/id";
import type { SaidEntries } from "./SaidEntries";

/** As many as one site's search finds. */
const MAX_ENTRIES = 5_000;
const MAX_PATH = 500;
const MAX_TITLE = 160;
const MAX_NOTE = 160;
const MAX_WORDS = 240;
/** More kinds than anybody tells apart. */
const MAX_KINDS = 60;
const MAX_NAME = 60;

const TEXTS: Readonly<Record<Language, typeof id>> = { id, en };

/** In one line, as the index has it; what is too long ends in the middle. */
const line = (max: number) =>
  z.string().transform((text) =>
    text
      .replace(/\p{Cf}+/gu, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, max),
  );

const Entry = z.object({
  path: z
    .string()
    .max(MAX_PATH)
    .regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u),
  title: line(MAX_TITLE).refine((title) => title !== ""),
  kind: z.string(),
  note: line(MAX_NOTE).default(""),
  words: z
    .array(z.string())
    .default([])
    .transform((words) => words.join(" "))
    .pipe(line(MAX_WORDS)),
});

const Kind = z.object({
  id: z.string().regex(/^[a-z][\w-]*\.[\w-]{1,60}$/),
  name: line(MAX_NAME).refine((name) => name !== ""),
  icon: z.string().max(40),
});

/** The kinds of a site in the order in which they are shown, its pages last. */
export const siteKinds = ({ language }: PublicTenant, { kinds }: Pick<SaidEntries, "kinds">): FoundKind[] => {
  const said = kinds.flatMap((kind) => Kind.safeParse(kind).data ?? []).slice(0, MAX_KINDS);
  const byId = new Map(said.map((kind) => [kind.id, kind]));
  return [...byId.values(), { id: SITE_PAGES, name: TEXTS[language].pages, icon: "globe" }];
};

const checked = (said: unknown): FoundEntry[] => {
  const entry = Entry.safeParse(said);
  return entry.success ? [entry.data] : [];
};

/** What the site's own header and footer lead to, in their words. */
const linkedPages = ({ settings: { navigation } }: PublicTenant): SearchEntry[] => {
  const { primary, tools, action, footer, legal } = navigation;
  const below = primary.flatMap(({ children = [] }) => children);
  const links: readonly { readonly [Field in "href" | "label" | "description"]?: string | undefined }[] = [
    ...primary,
    ...below,
    ...tools,
    ...(action ? [action] : []),
    ...footer.flatMap(({ links: column }) => column),
    ...legal,
  ];
  return links.flatMap(({ href, label, description }) =>
    href !== undefined && label !== undefined
      ? [{ path: href, title: label, kind: SITE_PAGES, ...(description && { note: description }) }]
      : [],
  );
};

/** One of each list in turn: no remote with many entries crowds out the others. */
const inTurns = (lists: readonly (readonly FoundEntry[])[], max: number): FoundEntry[] => {
  const taken: FoundEntry[] = [];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let at = 0; at < longest && taken.length < max; at += 1)
    for (const list of lists) {
      const entry = list[at];
      if (entry) taken.push(entry);
    }
  return taken.slice(0, max);
};

/** The site's own word for a page, with what its remote says of it. */
const merged = (linked: FoundEntry, said: FoundEntry): FoundEntry => ({
  ...linked,
  note: linked.note || said.note,
  words: [said.title, said.words].filter((text) => text !== "" && text !== linked.title).join(" "),
});

/**
 * What the search of a site finds: what its remotes said, as far as it holds to the contract and leads to a page of this site, and
 * the site's own links. Each path once.
 * @param kinds as `siteKinds` gives them
 */
export const siteEntries = (
  tenant: PublicTenant,
  routes: readonly Route[],
  kinds: readonly FoundKind[],
  { lists }: Pick<SaidEntries, "lists">,
): FoundEntry[] => {
  const known = new Set(kinds.map((kind) => kind.id));
  const isHere = ({ path }: FoundEntry): boolean => matchRoute(routes, path.split(/[?#]/, 1)[0] ?? "") !== null;
  const said = lists.map((list) => list.flatMap(checked).filter((entry) => known.has(entry.kind) && isHere(entry)));
  const home: SearchEntry = { path: "/", title: tenant.settings.title, kind: SITE_PAGES };
  const linked = [...linkedPages(tenant), home].flatMap(checked).filter(isHere);
  const byPath = new Map<string, FoundEntry>();
  for (const page of linked) if (!byPath.has(page.path)) byPath.set(page.path, page);
  for (const entry of inTurns(said, MAX_ENTRIES)) {
    const before = byPath.get(entry.path);
    if (!before) byPath.set(entry.path, entry);
    else if (before.kind === SITE_PAGES)
      byPath.set(entry.path, entry.kind === SITE_PAGES ? merged(before, entry) : entry);
  }
  return [...byPath.values()].slice(0, MAX_ENTRIES);
};
