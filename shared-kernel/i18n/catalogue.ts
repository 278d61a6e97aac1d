/**
 * A message catalogue: plain texts, and functions where a text needs a value or a plural. It is compiled
 * by the type checker: a remote's English catalogue has the type of its Indonesian one, so a missing or
 * surplus text does not build, and a page carries no message parser.
 */
export type Catalogue = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** The type both languages of a catalogue share: same keys, same parameters, any text. */
export type CatalogueOf<T extends Catalogue> = {
  readonly [K in keyof T]: T[K] extends (...values: infer P) => string ? (...values: P) => string : string;
};
