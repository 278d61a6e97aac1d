import type { Language, PublicTenant } from "../contracts";
import type { Sql, Text, Transaction } from "./basics";

/** A fact that is data, with what somebody asks who wants to know it: it is told as it stands here, never out of a text. */
export interface PassageFact {
  readonly asks: "price" | "pay" | "date" | "place" | "seats" | "length" | "people" | "level" | "contact" | "state";
  readonly label: Text;
  readonly value: Text;
  /** A date's own moment, ISO 8601: what is asked of a month or of today is worked out with it. */
  readonly iso?: string;
  /** A price in whole Rupiah; 0 is free. */
  readonly amountIdr?: number;
}

/** A piece of what a site says to everybody, as whoever answers questions about the site may quote it. Plain text, no HTML. */
export interface Passage {
  /** A path of this site in the specification's case, with `#` and the heading where the page can be entered there. */
  readonly path: string;
  /** Of the page. */
  readonly title: string;
  /** Of this part of it, where it has one. */
  readonly heading?: string;
  /** The kind of thing, in a word: a course, an event. */
  readonly kind: Text;
  readonly text: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly updatedAt?: string;
  readonly facts?: readonly PassageFact[];
  /** Words that lead to it and stand in none of its texts. */
  readonly words?: readonly string[];
  /** True for a thing of its own, as a course: it is worth a card with its facts. */
  readonly isThing?: boolean;
  /** True for terms and the like, which are about all of a site: they answer who asks for them, and stand behind everything else. */
  readonly isLegal?: boolean;
}

/** The context in which a service is asked for passages: everything is of one site, and nobody is signed in. */
export interface PassageCall {
  readonly sql: Sql;
  readonly db: Transaction;
  /** The site; its `language` is its own. `origin` is empty: addresses are paths. */
  readonly tenant: PublicTenant;
  readonly now: Date;
  /** A setting of the site as it is kept, for a schema of the service's own; undefined where it has none. */
  readonly setting: (key: string) => Promise<unknown>;
}
