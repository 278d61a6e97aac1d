import type { Language, PublicTenant } from "../contracts";
import type { HttpClients, Report } from "../http";
import type { Catalogue } from "../i18n";

/** What loaders, actions and stores are given of the world around them. */
export interface RemoteDeps {
  readonly tenant: PublicTenant;
  readonly language: Language;
  /** The hosts of section 7, with the app token added on the way. In a browser: behind this site's gateway. */
  readonly http: HttpClients;
  readonly now: () => Date;
  /** Tells of what a visitor need not know: a host's answer of which a part could not be used. Missing: nobody listens. */
  readonly report?: Report;
}

/** What came of a form that was posted to this page: it is shown once more with what was typed. */
export interface FormState {
  /** As they were typed, by field name. Passwords and files are not among them. */
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name, in the language of the page. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole; empty where the fields say it. */
  readonly message: string;
}

/** Which page is shown: the address, parsed. */
export interface PageContext<M extends Catalogue = Catalogue> {
  /** The pattern that matched, e.g. `/Courses/:slug`. */
  readonly pattern: string;
  /** The path as asked for, without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly tenant: PublicTenant;
  readonly language: Language;
  readonly t: M;
  /** After a form of this page was posted and refused. */
  readonly form?: FormState | undefined;
}
