import type { Section } from "../paths";

/** What feeds say of themselves; `section` is a name from among these. */
export interface FeedTexts extends Readonly<Record<Section | "podcast", string>> {
  readonly title: (section: string, site: string) => string;
  readonly posts: (section: string, site: string) => string;
  readonly episodes: (site: string) => string;
}
