import type { LegalDocument } from "./paths";

/** A piece of a text: as it was and is, only now, or only before. */
export interface Piece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

export type Pieces = readonly Piece[];

/** `added` and `removed`: the whole of it. */
type Change = "same" | "added" | "removed";

export interface ShownKept {
  readonly id: string;
  readonly what: Pieces;
  readonly for: Pieces;
  readonly ground: Pieces;
  readonly until: Pieces;
}

export interface ShownRight {
  readonly id: string;
  readonly right: Pieces;
  readonly article: Pieces;
  readonly limit: Pieces;
}

export interface ShownClause {
  readonly id: string;
  readonly change: Change;
  /** Counted among those in force; null where it is no longer. */
  readonly number: number | null;
  readonly title: Pieces;
  readonly short: string;
  readonly text: readonly Pieces[];
  readonly articles: string;
  readonly rights: readonly ShownRight[];
}

export interface NamedVersion {
  readonly number: number;
  readonly subject: string;
  /** An ISO date. */
  readonly inForce: string;
  readonly to: string;
}

/** A version of a document as a page shows it: filled in for its site, compared with the version before. */
export interface ShownLegal {
  readonly document: LegalDocument;
  readonly name: string;
  readonly heading: string;
  readonly lede: string;
  readonly number: number;
  readonly inForce: string;
  /** Of reading: the whole, and its short lines alone. */
  readonly minutes: { readonly all: number; readonly short: number };
  /** Newest first. */
  readonly versions: readonly NamedVersion[];
  /** The version in force since; null where this is it. */
  readonly newer: NamedVersion | null;
  /** What changed since the version before; null in the first. `to` shows or hides it in the text. */
  readonly changes: {
    readonly since: number;
    readonly text: string;
    readonly isShown: boolean;
    readonly to: string;
  } | null;
  readonly kept: { readonly heading: string; readonly rows: readonly ShownKept[] } | null;
  readonly clauses: readonly ShownClause[];
  /** Where the office is written to; null where the site does not say. */
  readonly contact: string | null;
}
