import type { PublicTenant } from "@serambi/kernel/contracts";
import { SEARCH_KINDS, type SearchEntry } from "@serambi/kernel/remote";
import { z } from "zod";

import type { FoundEntry } from "../../client/palette/search/searchDocument";
import { matchRoute } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";
import type { SaidEntries } from "./SaidEntries";

/** As many as one site's search finds. */
const MAX_ENTRIES = 5_000;
const MAX_PATH = 500;
const MAX_TITLE = 160;
const MAX_NOTE = 160;
const MAX_WORDS = 240;

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
  kind: z.enum(SEARCH_KINDS),
  note: line(MAX_NOTE).default(""),
  words: z
    .array(z.string())
    .default([])
    .transform((words) => words.join(" "))
    .pipe(line(MAX_WORDS)),
});

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
      ? [{ path: href, title: label, kind: "page" as const, ...(description && { note: description }) }]
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
 */
export const siteEntries = (
  tenant: PublicTenant,
  routes: readonly Route[],
  { lists }: Pick<SaidEntries, "lists">,
): FoundEntry[] => {
  const isHere = ({ path }: FoundEntry): boolean => matchRoute(routes, path.split(/[?#]/, 1)[0] ?? "") !== null;
  const said = lists.map((list) => list.flatMap(checked).filter(isHere));
  const home: SearchEntry = { path: "/", title: tenant.settings.title, kind: "page" };
  const linked = [...linkedPages(tenant), home].flatMap(checked).filter(isHere);
  const byPath = new Map<string, FoundEntry>();
  for (const page of linked) if (!byPath.has(page.path)) byPath.set(page.path, page);
  for (const entry of inTurns(said, MAX_ENTRIES)) {
    const known = byPath.get(entry.path);
    if (!known) byPath.set(entry.path, entry);
    else if (known.kind === "page") byPath.set(entry.path, entry.kind === "page" ? merged(known, entry) : entry);
  }
  return [...byPath.values()].slice(0, MAX_ENTRIES);
};
