/** A line over months, drawn where the library is: the browser gets the drawing and draws nothing itself. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Paths of SVG. */
  readonly line: string;
  readonly area: string;
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly month: string;
    readonly value: number;
  }[];
  /** Values at the left edge. */
  readonly rows: readonly { readonly y: number; readonly value: number }[];
  /** Years at the foot, each where its first month stands. */
  readonly years: readonly { readonly x: number; readonly year: string }[];
}
