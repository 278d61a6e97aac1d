import type { TextPath } from "../../client/boot/pageState";

/** A shorter text weighs less than the account of it. */
const LEAST_LENGTH = 500;

type Keys = readonly string[];

/**
 * The texts that stand in a page's markup. They are left out of the state that travels with it: a text that is long in the page
 * would be as long in there, and is read from the page instead (`restoreTexts`).
 */
export class PageTexts {
  private readonly places = new Map<string, string>();

  /** Names the place of a text, as it is rendered. */
  place = (html: string): string | undefined => {
    if (html.length < LEAST_LENGTH) return undefined;
    const place = this.places.get(html) ?? `${this.places.size + 1}`;
    this.places.set(html, place);
    return place;
  };

  /** What was rendered is rendered anew. */
  clear(): void {
    this.places.clear();
  }

  /** A state without them, and the way to where each belongs. What has none of them is the same object. */
  leftOut<T extends object>(state: T): T & { readonly texts?: readonly TextPath[] } {
    if (this.places.size === 0) return state;
    const texts: TextPath[] = [];
    const shorter = this.without(state, [], texts) as T; // the same shape: only texts become empty
    return texts.length === 0 ? state : { ...shorter, texts };
  }

  private without(value: unknown, keys: Keys, texts: TextPath[]): unknown {
    if (typeof value === "string") {
      const place = this.places.get(value);
      if (place === undefined) return value;
      texts.push([place, ...keys]);
      return "";
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(
      ([key, part]) => [key, part, this.without(part, [...keys, key], texts)] as const,
    );
    if (entries.every(([, before, after]) => before === after)) return value;
    return Array.isArray(value)
      ? entries.map(([, , after]) => after)
      : Object.fromEntries(entries.map(([key, , after]) => [key, after]));
  }
}
