/** What a page says of itself to search engines and sharing previews (specification section 2.4). */
export interface PageHead {
  /** Without the site's name: the shell adds it. */
  readonly title: string;
  /** May hold HTML: tags are stripped and 20 words kept. Missing: the tenant's own description. */
  readonly description?: string;
  /** Path or address of the sharing picture. Missing: the tenant's own. */
  readonly image?: string;
  /** Path in the specification's case. Missing: the path that was asked for. */
  readonly canonicalPath?: string;
  readonly type?: "website" | "article" | "profile";
  /** False keeps this page out of search engines whatever the tenant says. */
  readonly isIndexed?: boolean;
}

export type JsonLd = Readonly<Record<string, unknown>>;
