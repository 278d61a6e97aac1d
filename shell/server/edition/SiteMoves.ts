import type { Redirect } from "@serambi/kernel/contracts";

const HOST = "https://site.example";

/** An address of this site as the list has it: without query, in one letter case, as it was meant. */
const keyOf = (path: string): string => {
  const bare = path.replace(/(?<=.)\/+$/, "").toLowerCase();
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare; // a lone % in an address
  }
};

const placeOf = (to: string): string | null => (to.startsWith("/") ? keyOf(new URL(to, HOST).pathname) : null);

/** Addresses of a site that have moved: each leads to where its page is now, at once, and never in a circle. */
export class SiteMoves {
  private readonly ends = new Map<string, string>();

  constructor(redirects: readonly Redirect[]) {
    const next = new Map(redirects.map(({ from, to }) => [keyOf(from), to]));
    for (const from of next.keys()) {
      const end = this.endOf(from, next);
      if (end !== null) this.ends.set(from, end);
    }
  }

  /**
   * The address that a page which is not found has moved to, with the query that was asked for; null where it has not moved.
   */
  of({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
    const to = this.ends.get(keyOf(pathname));
    if (to === undefined) return null;
    if (search === "" || to.includes("?")) return to;
    const [path = "", ...anchor] = to.split("#");
    return [path + search, ...anchor].join("#");
  }

  private endOf(from: string, next: ReadonlyMap<string, string>): string | null {
    const seen = new Set([from]);
    let to = next.get(from) ?? "";
    for (;;) {
      const place = placeOf(to);
      if (place === null) return to;
      if (seen.has(place)) return null;
      seen.add(place);
      const further = next.get(place);
      if (further === undefined) return to;
      to = further;
    }
  }
}
