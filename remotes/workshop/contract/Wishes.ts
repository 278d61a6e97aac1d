export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What the address of a workshop page asks for. The language is the server's part: the whole page comes in it. */
export interface Wishes {
  /** Anchor of the one component to show; null shows all of them. */
  readonly component: string | null;
  /** Null: as the visitor's system has it. */
  readonly theme: Theme | null;
}

/** A component's name as an anchor: `ComboBox, open` is `combobox-open`. */
export const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const readWishes = (query: URLSearchParams): Wishes => ({
  component: anchorOf(query.get("component") ?? "") || null,
  theme: THEMES.find((theme) => theme === query.get("theme")) ?? null,
});
