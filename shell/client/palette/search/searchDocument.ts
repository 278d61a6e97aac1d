/** The kind of the site's own pages: the one that the shell itself names. */
export const SITE_PAGES = "page";

/** A kind of what is found. */
export interface FoundKind {
  /** Unique in an index. */
  readonly id: string;
  /** In the language of the index. */
  readonly name: string;
  /** Name of an icon of the kernel's set; a sign that means nothing stands for one that is not in it. */
  readonly icon: string;
}

/** One thing that the palette finds. */
export interface FoundEntry {
  /** Id of its kind. */
  readonly kind: string;
  /** A path of this site. */
  readonly path: string;
  readonly title: string;
  readonly note: string;
  /** Further words that lead to it, the weightier first. */
  readonly words: string;
}

/** Written down in the index: an index of another number is not read. */
const FORMAT = 2;

/** Of one kind: a text for each field, with a line for each entry. Alike stands beside alike, which compresses. */
interface Columns {
  readonly kind: string;
  readonly name: string;
  readonly icon: string;
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
  /** In the order in which they are shown. */
  readonly kinds: readonly FoundKind[];
  readonly entries: readonly FoundEntry[];
}

const FIELDS = ["kind", "name", "icon", "titles", "paths", "notes", "words"] as const;

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

/**
 * Writes an index: kinds of which there is any, in their order.
 * @param content no text of its entries has a line break
 */
export const writeSearchDocument = ({ isPartial, kinds, entries }: SearchContent): SearchDocument => {
  const groups = kinds.flatMap(({ id: kind, name, icon }) => {
    const ours = entries.filter((entry) => entry.kind === kind);
    if (ours.length === 0) return [];
    const lines = (of: (entry: FoundEntry) => string) => ours.map(of).join("\n");
    return {
      kind,
      name,
      icon,
      titles: lines(({ title }) => title),
      paths: lines(({ path, title }) => shortPath(path, title)),
      notes: lines(({ note }) => note),
      words: lines(({ words }) => words),
    };
  });
  return { format: FORMAT, isPartial, groups };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isColumns = (value: unknown): value is Columns =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === "string");

const entriesOf = ({ kind, titles, paths, notes, words }: Columns): FoundEntry[] => {
  const lines = { paths: paths.split("\n"), notes: notes.split("\n"), words: words.split("\n") };
  return titles.split("\n").map((title, at) => ({
    kind,
    title,
    path: fullPath(lines.paths[at] ?? "", title),
    note: lines.notes[at] ?? "",
    words: lines.words[at] ?? "",
  }));
};

/**
 * What the server sent. What this version cannot read of it is left out.
 * @throws Error where it is no index, or one of another format
 */
export const readSearchDocument = (sent: unknown): SearchContent => {
  if (!isRecord(sent) || sent["format"] !== FORMAT || !Array.isArray(sent["groups"]))
    throw new Error("This is no search index that can be read");
  const groups = sent["groups"].filter(isColumns);
  return {
    isPartial: sent["isPartial"] === true,
    kinds: groups.map(({ kind: id, name, icon }) => ({ id, name, icon })),
    entries: groups.flatMap(entriesOf),
  };
};
