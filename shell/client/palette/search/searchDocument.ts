import { SEARCH_KINDS, type SearchKind } from "@serambi/kernel/remote";

/** One thing that the palette finds. */
export interface FoundEntry {
  readonly kind: SearchKind;
  /** A path of this site. */
  readonly path: string;
  readonly title: string;
  readonly note: string;
  /** Further words that lead to it, the weightier first. */
  readonly words: string;
}

/** Written down in the index: an index of another number is not read. */
const FORMAT = 1;

/** Of one kind: a text for each field, with a line for each entry. Alike stands beside alike, which compresses. */
interface Columns {
  readonly kind: SearchKind;
  readonly titles: string;
  readonly paths: string;
  readonly notes: string;
  readonly words: string;
}

/** The index of a site as it is sent (decision 34). */
export interface SearchDocument {
  readonly format: number;
  /** Something could not be had just now: there may be more to find. */
  readonly isPartial: boolean;
  readonly groups: readonly Columns[];
}

export interface SearchContent {
  readonly isPartial: boolean;
  readonly entries: readonly FoundEntry[];
}

const FIELDS = ["titles", "paths", "notes", "words"] as const;

/** What an address ends with where it is written after a title. */
const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** In a path: its title, as addresses write it. Most paths end so; a control character stands in no path. */
const SLUG = "\u0001";

const shortPath = (path: string, title: string): string => {
  const slug = slugOf(title);
  return slug !== "" && path.endsWith(`/${slug}`) ? path.slice(0, -slug.length) + SLUG : path;
};

const fullPath = (path: string, title: string): string =>
  path.endsWith(SLUG) ? path.slice(0, -SLUG.length) + slugOf(title) : path;

/** @param entries no text of theirs has a line break */
export const writeSearchDocument = ({ isPartial, entries }: SearchContent): SearchDocument => {
  const groups = SEARCH_KINDS.flatMap((kind) => {
    const ours = entries.filter((entry) => entry.kind === kind);
    if (ours.length === 0) return [];
    const lines = (of: (entry: FoundEntry) => string) => ours.map(of).join("\n");
    return {
      kind,
      titles: lines(({ title }) => title),
      paths: lines(({ path, title }) => shortPath(path, title)),
      notes: lines(({ note }) => note),
      words: lines(({ words }) => words),
    };
  });
  return { format: FORMAT, isPartial, groups };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isColumns = (value: unknown): value is Columns & Record<string, unknown> =>
  isRecord(value) &&
  SEARCH_KINDS.some((kind) => kind === value["kind"]) &&
  FIELDS.every((field) => typeof value[field] === "string");

/**
 * What the server sent. Kinds that this version does not know are left out.
 * @throws Error where it is no index, or one of another format
 */
export const readSearchDocument = (sent: unknown): SearchContent => {
  if (!isRecord(sent) || sent["format"] !== FORMAT || !Array.isArray(sent["groups"]))
    throw new Error("This is no search index that can be read");
  const entries = sent["groups"].filter(isColumns).flatMap(({ kind, titles, paths, notes, words }) => {
    const lines = { paths: paths.split("\n"), notes: notes.split("\n"), words: words.split("\n") };
    return titles.split("\n").map((title, at) => ({
      kind,
      title,
      path: fullPath(lines.paths[at] ?? "", title),
      note: lines.notes[at] ?? "",
      words: lines.words[at] ?? "",
    }));
  });
  return { isPartial: sent["isPartial"] === true, entries };
};
