const KEY = "recent_searches";
const MAX_KEPT = 5;
const MAX_LENGTH = 60;

const isSearch = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= MAX_LENGTH;

/** What was searched for on this site with this browser, the latest first. It stays in the browser. */
export class RecentSearches {
  /** @param storage throws where a browser forbids it */
  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {}

  read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(this.storage().getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? [...new Set(kept.filter(isSearch))].slice(0, MAX_KEPT) : [];
    } catch {
      return []; // forbidden, or not ours
    }
  };

  /** Keeps what led somewhere. @returns what is kept now */
  add = (typed: string): readonly string[] => {
    const search = typed.trim().replace(/\s+/g, " ");
    if (!isSearch(search)) return this.read();
    const others = this.read().filter((kept) => kept.toLowerCase() !== search.toLowerCase());
    const kept = [search, ...others].slice(0, MAX_KEPT);
    try {
      this.storage().setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden: it is known until the page is left.
    }
    return kept;
  };

  clear = (): void => {
    try {
      this.storage().removeItem(KEY);
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
  };
}
