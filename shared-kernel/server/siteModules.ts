import type { PublicTenant } from "../contracts";
import type { Catalogue } from "../i18n";
import type { RemoteDeps } from "../remote";

/** One page of a remote that its paths alone do not name. */
export interface SitemapEntry {
  /** A path of this site, in the specification's case. */
  readonly path: string;
  /** ISO 8601. */
  readonly lastModified?: string;
}

/** What search engines are told of a site beyond the paths without parameters. */
export interface SitemapModule {
  readonly addresses: (deps: RemoteDeps) => Promise<readonly SitemapEntry[]>;
  /** Paths without parameters that are not named: they show what another path of this site shows, or search engines leave them out. */
  readonly aliases?: (tenant: PublicTenant) => readonly string[];
}

/** What of a site its search finds. Texts are plain: whoever shows them needs no HTML. */
export interface SearchEntry {
  /** A path of this site, in the specification's case. */
  readonly path: string;
  readonly title: string;
  /** What it is: a key of the module's `kinds`, or `page`: a page of the site like those of its navigation, a kind that the shell names. */
  readonly kind: string;
  /** A short line below the title: a date, a price, a subject. */
  readonly note?: string;
  /** Words that lead to it besides those of its title, the weightier first. */
  readonly words?: readonly string[];
}

/** A kind of what is found: its heading in the palette, in the remote's own texts, and the sign before each line. */
export interface SearchKind<M extends Catalogue = Catalogue> {
  // A method, so that a module in the texts of one remote is a module of any.
  name(t: M): string;
  /** Name of an icon of the kernel's set. */
  readonly icon: string;
}

/**
 * What the palette of a site finds of this remote. Each part is asked for by itself, without the session of any visitor: one whose
 * host is down leaves the others as they are.
 */
export interface SearchModule<M extends Catalogue = Catalogue> {
  /** The part of the remote's `texts` that kinds are named in; its `messages` where it is missing. */
  readonly texts?: string;
  /** In the order in which the palette shows them. Empty where everything that is found is a `page`. */
  readonly kinds: Readonly<Record<string, SearchKind<M>>>;
  readonly parts: Readonly<Record<string, (deps: RemoteDeps) => Promise<readonly SearchEntry[]>>>;
}
