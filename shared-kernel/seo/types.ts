import type { Language } from "../contracts";

/** What a page says of itself to search engines and sharing previews (specification section 2.4). */
export interface PageHead {
  /** Without the site's name: the shell adds it. */
  readonly title: string;
  /** May hold HTML: tags are stripped and 20 words kept. Missing: the tenant's own description. */
  readonly description?: string;
  /** Path or address of the sharing picture. Missing: the tenant's own. */
  readonly image?: string;
  /** What is seen on that picture. Missing: the page's title. */
  readonly imageAlt?: string;
  /** Path in the specification's case. Missing: the path that was asked for. */
  readonly canonicalPath?: string;
  readonly type?: "website" | "article" | "profile";
  /** False keeps this page out of search engines whatever the tenant says. */
  readonly isIndexed?: boolean;
  /**
   * The languages in which this page's own words are written, where there are several: each is a page of its own to
   * search engines. Missing: the words stay as the tenant wrote them, whatever language the frame around them has.
   */
  readonly languages?: readonly Language[] | undefined;
  /** Other forms of what this page shows, for programs: a feed that follows it. Titles without the site's name: the shell adds it. */
  readonly alternates?: readonly Alternate[] | undefined;
}

/** A document that says the same in another form (`<link rel="alternate">`). */
export interface Alternate {
  /** A path of this site. */
  readonly path: string;
  /** Media type: `application/rss+xml`. */
  readonly type: string;
  /** Without the site's name; empty for one of the whole site. */
  readonly title: string;
}

export type JsonLd = Readonly<Record<string, unknown>>;
