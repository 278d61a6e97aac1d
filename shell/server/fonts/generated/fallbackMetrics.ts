// Written by computeFallbacks.mjs.
import type { SystemFont } from "../systemFonts";

/** Percentages of `size-adjust`, `ascent-override` and `descent-override`. */
export interface FallbackFace {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface FallbackMetrics {
  readonly family: string;
  readonly system: SystemFont;
  readonly regular: FallbackFace;
  readonly bold: FallbackFace;
  /** Bold and set narrow. */
  readonly condensed?: FallbackFace;
}

export const FALLBACK_METRICS: readonly FallbackMetrics[] = [
  { family: "Raleway", system: "arial", regular: { sizeAdjust: 102.74, ascent: 91.5, descent: 22.78 }, bold: { sizeAdjust: 100.21, ascent: 93.8, descent: 23.35 } },
  { family: "Raleway", system: "roboto", regular: { sizeAdjust: 102.96, ascent: 91.3, descent: 22.73 }, bold: { sizeAdjust: 106.38, ascent: 88.36, descent: 22 } },
  { family: "Inter", system: "arial", regular: { sizeAdjust: 107.12, ascent: 90.44, descent: 22.52 }, bold: { sizeAdjust: 101.53, ascent: 95.42, descent: 23.76 } },
  { family: "Inter", system: "roboto", regular: { sizeAdjust: 107.35, ascent: 90.24, descent: 22.47 }, bold: { sizeAdjust: 107.78, ascent: 89.89, descent: 22.38 } },
  { family: "Schibsted Grotesk", system: "arial", regular: { sizeAdjust: 104.49, ascent: 93.46, descent: 24.67 }, bold: { sizeAdjust: 104.07, ascent: 93.84, descent: 24.77 } },
  { family: "Schibsted Grotesk", system: "roboto", regular: { sizeAdjust: 104.72, ascent: 93.25, descent: 24.62 }, bold: { sizeAdjust: 110.48, ascent: 88.4, descent: 23.34 } },
  { family: "Source Serif 4", system: "georgia", regular: { sizeAdjust: 107.45, ascent: 96.42, descent: 31.18 }, bold: { sizeAdjust: 95.26, ascent: 108.75, descent: 35.17 } },
  { family: "Source Serif 4", system: "timesNewRoman", regular: { sizeAdjust: 117.91, ascent: 87.87, descent: 28.41 }, bold: { sizeAdjust: 114.19, ascent: 90.73, descent: 29.34 } },
  { family: "Source Serif 4", system: "notoSerif", regular: { sizeAdjust: 99.58, ascent: 104.03, descent: 33.64 }, bold: { sizeAdjust: 96.48, ascent: 107.37, descent: 34.72 } },
  { family: "Newsreader", system: "georgia", regular: { sizeAdjust: 96.12, ascent: 76.47, descent: 27.57 }, bold: { sizeAdjust: 89, ascent: 82.59, descent: 29.78 } },
  { family: "Newsreader", system: "timesNewRoman", regular: { sizeAdjust: 105.48, ascent: 69.68, descent: 25.12 }, bold: { sizeAdjust: 106.68, ascent: 68.9, descent: 24.84 } },
  { family: "Newsreader", system: "notoSerif", regular: { sizeAdjust: 89.09, ascent: 82.51, descent: 29.75 }, bold: { sizeAdjust: 90.14, ascent: 81.54, descent: 29.4 } },
  { family: "Hanken Grotesk", system: "arial", regular: { sizeAdjust: 100.94, ascent: 99.07, descent: 30.02 }, bold: { sizeAdjust: 94.8, ascent: 105.49, descent: 31.96 } },
  { family: "Hanken Grotesk", system: "roboto", regular: { sizeAdjust: 101.16, ascent: 98.85, descent: 29.95 }, bold: { sizeAdjust: 100.63, ascent: 99.37, descent: 30.11 } },
  { family: "Plus Jakarta Sans", system: "arial", regular: { sizeAdjust: 104.98, ascent: 98.88, descent: 21.15 }, bold: { sizeAdjust: 100.84, ascent: 102.94, descent: 22.02 } },
  { family: "Plus Jakarta Sans", system: "roboto", regular: { sizeAdjust: 105.21, ascent: 98.66, descent: 21.1 }, bold: { sizeAdjust: 107.04, ascent: 96.97, descent: 20.74 } },
  { family: "Bricolage Grotesque", system: "arial", regular: { sizeAdjust: 105.43, ascent: 88.21, descent: 25.61 }, bold: { sizeAdjust: 95.91, ascent: 96.97, descent: 28.15 }, condensed: { sizeAdjust: 73.53, ascent: 126.48, descent: 36.72 } },
  { family: "Bricolage Grotesque", system: "roboto", regular: { sizeAdjust: 105.66, ascent: 88.02, descent: 25.55 }, bold: { sizeAdjust: 101.81, ascent: 91.34, descent: 26.52 }, condensed: { sizeAdjust: 78.06, ascent: 119.14, descent: 34.59 } },
  { family: "Onest", system: "arial", regular: { sizeAdjust: 105.2, ascent: 92.2, descent: 28.99 }, bold: { sizeAdjust: 99.8, ascent: 97.2, descent: 30.56 } },
  { family: "Onest", system: "roboto", regular: { sizeAdjust: 105.43, ascent: 92, descent: 28.93 }, bold: { sizeAdjust: 105.94, ascent: 91.56, descent: 28.79 } },
];
