/** A piece of a feature as its row on `/Lms` shows it, taken from the feature's demonstration or figure. */
export type Sample =
  /** Something large, and two lines beside it. `script`: the language of a large thing in another script. */
  | {
      readonly kind: "figure";
      readonly value: string;
      readonly script?: string;
      readonly strong: string;
      readonly text: string;
    }
  /** Bars beside a value, each 0 to 1 of the highest. */
  | { readonly kind: "bars"; readonly value: string; readonly bars: readonly number[] }
  /** Two hours of a week: a row for each, a cell for each day. */
  | {
      readonly kind: "week";
      readonly rows: readonly (readonly { readonly text: string; readonly isMarked: boolean }[])[];
    }
  /** Words that somebody has written. */
  | { readonly kind: "words"; readonly strong: string; readonly text: string }
  | { readonly kind: "code"; readonly lines: readonly string[]; readonly output: string };
