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
  /** Range of `font-stretch` that the two faces stand for, where there are others. */
  readonly middle?: string;
  /** Narrower and wider than that. */
  readonly widths?: readonly { readonly stretch: string; readonly bold: FallbackFace }[];
}

export const FALLBACK_METRICS: readonly FallbackMetrics[] = [
  { family: "Raleway", system: "arial", regular: { sizeAdjust: 102.74, ascent: 91.5, descent: 22.78 }, bold: { sizeAdjust: 100.21, ascent: 93.8, descent: 23.35 } },
  { family: "Raleway", system: "roboto", regular: { sizeAdjust: 102.96, ascent: 91.3, descent: 22.73 }, bold: { sizeAdjust: 106.38, ascent: 88.36, descent: 22 } },
  { family: "Inter", system: "arial", regular: { sizeAdjust: 107.12, ascent: 90.44, descent: 22.52 }, bold: { sizeAdjust: 101.53, ascent: 95.42, descent: 23.76 } },
  { family: "Inter", system: "roboto", regular: { sizeAdjust: 107.35, ascent: 90.24, descent: 22.47 }, bold: { sizeAdjust: 107.78, ascent: 89.89, descent: 22.38 } },
  { family: "Albert Sans", system: "arial", regular: { sizeAdjust: 103.86, ascent: 91.47, descent: 24.07 }, bold: { sizeAdjust: 97.71, ascent: 97.22, descent: 25.59 } },
  { family: "Albert Sans", system: "roboto", regular: { sizeAdjust: 104.09, ascent: 91.27, descent: 24.02 }, bold: { sizeAdjust: 103.73, ascent: 91.59, descent: 24.1 } },
  { family: "Anybody", system: "arial", regular: { sizeAdjust: 97.02, ascent: 81.94, descent: 24.74 }, bold: { sizeAdjust: 112.8, ascent: 70.48, descent: 21.28 }, middle: "81% 112%", widths: [{ stretch: "50% 80%", bold: { sizeAdjust: 52.8, ascent: 150.56, descent: 45.45 } }, { stretch: "113% 150%", bold: { sizeAdjust: 151.21, ascent: 52.58, descent: 15.87 } }] },
  { family: "Anybody", system: "roboto", regular: { sizeAdjust: 97.23, ascent: 81.76, descent: 24.68 }, bold: { sizeAdjust: 119.75, ascent: 66.39, descent: 20.04 }, middle: "81% 112%", widths: [{ stretch: "50% 80%", bold: { sizeAdjust: 56.05, ascent: 141.83, descent: 42.82 } }, { stretch: "113% 150%", bold: { sizeAdjust: 160.51, ascent: 49.53, descent: 14.95 } }] },
  { family: "Archivo", system: "arial", regular: { sizeAdjust: 98.7, ascent: 88.96, descent: 21.28 }, bold: { sizeAdjust: 103.13, ascent: 85.14, descent: 20.36 }, middle: "86% 107%", widths: [{ stretch: "62% 70%", bold: { sizeAdjust: 73.94, ascent: 118.74, descent: 28.4 } }, { stretch: "71% 85%", bold: { sizeAdjust: 87.14, ascent: 100.75, descent: 24.1 } }, { stretch: "108% 125%", bold: { sizeAdjust: 129.94, ascent: 67.57, descent: 16.16 } }] },
  { family: "Archivo", system: "roboto", regular: { sizeAdjust: 98.92, ascent: 88.76, descent: 21.23 }, bold: { sizeAdjust: 109.48, ascent: 80.2, descent: 19.18 }, middle: "86% 107%", widths: [{ stretch: "62% 70%", bold: { sizeAdjust: 78.5, ascent: 111.85, descent: 26.75 } }, { stretch: "71% 85%", bold: { sizeAdjust: 92.51, ascent: 94.91, descent: 22.7 } }, { stretch: "108% 125%", bold: { sizeAdjust: 137.94, ascent: 63.65, descent: 15.22 } }] },
  { family: "Big Shoulders", system: "arial", regular: { sizeAdjust: 75.48, ascent: 130.56, descent: 28.42 }, bold: { sizeAdjust: 76.97, ascent: 128.03, descent: 27.87 } },
  { family: "Big Shoulders", system: "roboto", regular: { sizeAdjust: 75.65, ascent: 130.27, descent: 28.36 }, bold: { sizeAdjust: 81.71, ascent: 120.61, descent: 26.25 } },
  { family: "Bricolage Grotesque", system: "arial", regular: { sizeAdjust: 105.43, ascent: 88.21, descent: 25.61 }, bold: { sizeAdjust: 95.91, ascent: 96.97, descent: 28.15 }, middle: "85% 100%", widths: [{ stretch: "75% 78%", bold: { sizeAdjust: 80.13, ascent: 116.06, descent: 33.69 } }, { stretch: "79% 84%", bold: { sizeAdjust: 69.1, ascent: 134.59, descent: 39.08 } }] },
  { family: "Bricolage Grotesque", system: "roboto", regular: { sizeAdjust: 105.66, ascent: 88.02, descent: 25.55 }, bold: { sizeAdjust: 101.81, ascent: 91.34, descent: 26.52 }, middle: "85% 100%", widths: [{ stretch: "75% 78%", bold: { sizeAdjust: 85.06, ascent: 109.33, descent: 31.74 } }, { stretch: "79% 84%", bold: { sizeAdjust: 73.35, ascent: 126.79, descent: 36.81 } }] },
  { family: "Epilogue", system: "arial", regular: { sizeAdjust: 107.71, ascent: 73.35, descent: 21.82 }, bold: { sizeAdjust: 103.94, ascent: 76, descent: 22.61 } },
  { family: "Epilogue", system: "roboto", regular: { sizeAdjust: 107.94, ascent: 73.19, descent: 21.77 }, bold: { sizeAdjust: 110.34, ascent: 71.6, descent: 21.3 } },
  { family: "Familjen Grotesk", system: "arial", regular: { sizeAdjust: 94.59, ascent: 108.37, descent: 23.79 }, bold: { sizeAdjust: 91.5, ascent: 112.03, descent: 24.59 } },
  { family: "Familjen Grotesk", system: "roboto", regular: { sizeAdjust: 94.79, ascent: 108.13, descent: 23.74 }, bold: { sizeAdjust: 97.13, ascent: 105.53, descent: 23.17 } },
  { family: "Figtree", system: "arial", regular: { sizeAdjust: 100.72, ascent: 94.32, descent: 24.82 }, bold: { sizeAdjust: 95.42, ascent: 99.56, descent: 26.2 } },
  { family: "Figtree", system: "roboto", regular: { sizeAdjust: 100.94, ascent: 94.12, descent: 24.77 }, bold: { sizeAdjust: 101.29, ascent: 93.79, descent: 24.68 } },
  { family: "Gantari", system: "arial", regular: { sizeAdjust: 103.41, ascent: 91.87, descent: 24.18 }, bold: { sizeAdjust: 96.67, ascent: 98.27, descent: 25.86 } },
  { family: "Gantari", system: "roboto", regular: { sizeAdjust: 103.64, ascent: 91.67, descent: 24.12 }, bold: { sizeAdjust: 102.62, ascent: 92.57, descent: 24.36 } },
  { family: "Hanken Grotesk", system: "arial", regular: { sizeAdjust: 100.94, ascent: 99.07, descent: 30.02 }, bold: { sizeAdjust: 94.8, ascent: 105.49, descent: 31.96 } },
  { family: "Hanken Grotesk", system: "roboto", regular: { sizeAdjust: 101.16, ascent: 98.85, descent: 29.95 }, bold: { sizeAdjust: 100.63, ascent: 99.37, descent: 30.11 } },
  { family: "Host Grotesk", system: "arial", regular: { sizeAdjust: 104.98, ascent: 96.69, descent: 30.01 }, bold: { sizeAdjust: 97.5, ascent: 104.1, descent: 32.31 } },
  { family: "Host Grotesk", system: "roboto", regular: { sizeAdjust: 105.21, ascent: 96.47, descent: 29.94 }, bold: { sizeAdjust: 103.51, ascent: 98.06, descent: 30.43 } },
  { family: "Instrument Sans", system: "arial", regular: { sizeAdjust: 102.74, ascent: 94.42, descent: 24.33 }, bold: { sizeAdjust: 98.13, ascent: 98.85, descent: 25.48 } },
  { family: "Instrument Sans", system: "roboto", regular: { sizeAdjust: 102.96, ascent: 94.21, descent: 24.28 }, bold: { sizeAdjust: 104.17, ascent: 93.12, descent: 24 } },
  { family: "Karla", system: "arial", regular: { sizeAdjust: 102.4, ascent: 89.55, descent: 24.61 }, bold: { sizeAdjust: 99.69, ascent: 91.98, descent: 25.28 } },
  { family: "Karla", system: "roboto", regular: { sizeAdjust: 102.62, ascent: 89.35, descent: 24.56 }, bold: { sizeAdjust: 105.83, ascent: 86.65, descent: 23.81 } },
  { family: "Libre Franklin", system: "arial", regular: { sizeAdjust: 104.31, ascent: 92.61, descent: 23.58 }, bold: { sizeAdjust: 100.21, ascent: 96.4, descent: 24.55 } },
  { family: "Libre Franklin", system: "roboto", regular: { sizeAdjust: 104.54, ascent: 92.41, descent: 23.53 }, bold: { sizeAdjust: 106.38, ascent: 90.81, descent: 23.12 } },
  { family: "Onest", system: "arial", regular: { sizeAdjust: 105.2, ascent: 92.2, descent: 28.99 }, bold: { sizeAdjust: 99.8, ascent: 97.2, descent: 30.56 } },
  { family: "Onest", system: "roboto", regular: { sizeAdjust: 105.43, ascent: 92, descent: 28.93 }, bold: { sizeAdjust: 105.94, ascent: 91.56, descent: 28.79 } },
  { family: "Overpass", system: "arial", regular: { sizeAdjust: 100.72, ascent: 87.67, descent: 38.03 }, bold: { sizeAdjust: 101.69, ascent: 86.84, descent: 37.67 } },
  { family: "Overpass", system: "roboto", regular: { sizeAdjust: 100.94, ascent: 87.48, descent: 37.94 }, bold: { sizeAdjust: 107.94, ascent: 81.8, descent: 35.48 } },
  { family: "Plus Jakarta Sans", system: "arial", regular: { sizeAdjust: 104.98, ascent: 98.88, descent: 21.15 }, bold: { sizeAdjust: 100.84, ascent: 102.94, descent: 22.02 } },
  { family: "Plus Jakarta Sans", system: "roboto", regular: { sizeAdjust: 105.21, ascent: 98.66, descent: 21.1 }, bold: { sizeAdjust: 107.04, ascent: 96.97, descent: 20.74 } },
  { family: "Public Sans", system: "arial", regular: { sizeAdjust: 104.87, ascent: 90.59, descent: 21.46 }, bold: { sizeAdjust: 99.9, ascent: 95.1, descent: 22.52 } },
  { family: "Public Sans", system: "roboto", regular: { sizeAdjust: 105.1, ascent: 100, descent: 21.41 }, bold: { sizeAdjust: 106.05, ascent: 100, descent: 21.22 } },
  { family: "Red Hat Text", system: "arial", regular: { sizeAdjust: 100.27, ascent: 101.53, descent: 30.42 }, bold: { sizeAdjust: 98.96, ascent: 102.87, descent: 30.82 } },
  { family: "Red Hat Text", system: "roboto", regular: { sizeAdjust: 100.49, ascent: 101.3, descent: 30.35 }, bold: { sizeAdjust: 105.05, ascent: 96.9, descent: 29.03 } },
  { family: "Saira", system: "arial", regular: { sizeAdjust: 103.63, ascent: 109.52, descent: 42.36 }, bold: { sizeAdjust: 98.96, ascent: 114.69, descent: 44.36 }, middle: "93% 107%", widths: [{ stretch: "50% 92%", bold: { sizeAdjust: 87.09, ascent: 130.33, descent: 50.41 } }, { stretch: "108% 125%", bold: { sizeAdjust: 105.79, ascent: 107.29, descent: 41.5 } }] },
  { family: "Saira", system: "roboto", regular: { sizeAdjust: 103.86, ascent: 109.28, descent: 42.27 }, bold: { sizeAdjust: 105.05, ascent: 108.04, descent: 41.79 }, middle: "93% 107%", widths: [{ stretch: "50% 92%", bold: { sizeAdjust: 92.45, ascent: 122.77, descent: 47.49 } }, { stretch: "108% 125%", bold: { sizeAdjust: 112.3, ascent: 101.07, descent: 39.09 } }] },
  { family: "Schibsted Grotesk", system: "arial", regular: { sizeAdjust: 104.49, ascent: 93.46, descent: 24.67 }, bold: { sizeAdjust: 104.07, ascent: 93.84, descent: 24.77 } },
  { family: "Schibsted Grotesk", system: "roboto", regular: { sizeAdjust: 104.72, ascent: 93.25, descent: 24.62 }, bold: { sizeAdjust: 110.48, ascent: 88.4, descent: 23.34 } },
  { family: "Besley", system: "georgia", regular: { sizeAdjust: 112.94, ascent: 110.68, descent: 37.63 }, bold: { sizeAdjust: 101.77, ascent: 122.83, descent: 41.76 } },
  { family: "Besley", system: "timesNewRoman", regular: { sizeAdjust: 123.94, ascent: 100.86, descent: 34.29 }, bold: { sizeAdjust: 121.98, ascent: 102.47, descent: 34.84 } },
  { family: "Besley", system: "notoSerif", regular: { sizeAdjust: 104.68, ascent: 119.41, descent: 40.6 }, bold: { sizeAdjust: 103.07, ascent: 121.28, descent: 41.23 } },
  { family: "Brygada 1918", system: "georgia", regular: { sizeAdjust: 104.76, ascent: 87.82, descent: 23.87 }, bold: { sizeAdjust: 91.41, ascent: 100.65, descent: 27.35 } },
  { family: "Brygada 1918", system: "timesNewRoman", regular: { sizeAdjust: 114.95, ascent: 80.03, descent: 21.75 }, bold: { sizeAdjust: 109.57, ascent: 83.97, descent: 22.82 } },
  { family: "Brygada 1918", system: "notoSerif", regular: { sizeAdjust: 97.09, ascent: 94.76, descent: 25.75 }, bold: { sizeAdjust: 92.58, ascent: 99.38, descent: 27 } },
  { family: "Cormorant", system: "georgia", regular: { sizeAdjust: 81.1, ascent: 113.93, descent: 35.39 }, bold: { sizeAdjust: 76.37, ascent: 121, descent: 37.58 } },
  { family: "Cormorant", system: "timesNewRoman", regular: { sizeAdjust: 89, ascent: 103.82, descent: 32.25 }, bold: { sizeAdjust: 91.54, ascent: 100.94, descent: 31.35 } },
  { family: "Cormorant", system: "notoSerif", regular: { sizeAdjust: 75.17, ascent: 122.92, descent: 38.18 }, bold: { sizeAdjust: 77.34, ascent: 119.47, descent: 37.11 } },
  { family: "Crimson Pro", system: "georgia", regular: { sizeAdjust: 89.81, ascent: 99.82, descent: 23.92 }, bold: { sizeAdjust: 82.3, ascent: 108.93, descent: 26.11 } },
  { family: "Crimson Pro", system: "timesNewRoman", regular: { sizeAdjust: 98.56, ascent: 90.96, descent: 21.8 }, bold: { sizeAdjust: 98.65, ascent: 90.88, descent: 21.78 } },
  { family: "Crimson Pro", system: "notoSerif", regular: { sizeAdjust: 83.24, ascent: 107.7, descent: 25.81 }, bold: { sizeAdjust: 83.35, ascent: 107.56, descent: 25.78 } },
  { family: "EB Garamond", system: "georgia", regular: { sizeAdjust: 86.36, ascent: 116.6, descent: 34.51 }, bold: { sizeAdjust: 79.26, ascent: 127.05, descent: 37.6 } },
  { family: "EB Garamond", system: "timesNewRoman", regular: { sizeAdjust: 94.77, ascent: 106.26, descent: 31.44 }, bold: { sizeAdjust: 95, ascent: 106, descent: 31.37 } },
  { family: "EB Garamond", system: "notoSerif", regular: { sizeAdjust: 80.04, ascent: 125.81, descent: 37.23 }, bold: { sizeAdjust: 80.27, ascent: 125.45, descent: 37.12 } },
  { family: "Literata", system: "georgia", regular: { sizeAdjust: 107.67, ascent: 109.31, descent: 28.61 }, bold: { sizeAdjust: 98.74, ascent: 119.21, descent: 31.19 } },
  { family: "Literata", system: "timesNewRoman", regular: { sizeAdjust: 118.15, ascent: 99.62, descent: 26.07 }, bold: { sizeAdjust: 118.35, ascent: 99.45, descent: 26.02 } },
  { family: "Literata", system: "notoSerif", regular: { sizeAdjust: 99.79, ascent: 117.95, descent: 30.86 }, bold: { sizeAdjust: 100, ascent: 117.7, descent: 30.8 } },
  { family: "Newsreader", system: "georgia", regular: { sizeAdjust: 96.12, ascent: 76.47, descent: 27.57 }, bold: { sizeAdjust: 89, ascent: 82.59, descent: 29.78 } },
  { family: "Newsreader", system: "timesNewRoman", regular: { sizeAdjust: 105.48, ascent: 69.68, descent: 25.12 }, bold: { sizeAdjust: 106.68, ascent: 68.9, descent: 24.84 } },
  { family: "Newsreader", system: "notoSerif", regular: { sizeAdjust: 89.09, ascent: 82.51, descent: 29.75 }, bold: { sizeAdjust: 90.14, ascent: 81.54, descent: 29.4 } },
  { family: "Petrona", system: "georgia", regular: { sizeAdjust: 97.35, ascent: 88.13, descent: 27.73 }, bold: { sizeAdjust: 86.78, ascent: 98.87, descent: 31.11 } },
  { family: "Petrona", system: "timesNewRoman", regular: { sizeAdjust: 106.83, ascent: 80.31, descent: 25.27 }, bold: { sizeAdjust: 104.02, ascent: 82.49, descent: 25.96 } },
  { family: "Petrona", system: "notoSerif", regular: { sizeAdjust: 90.23, ascent: 95.09, descent: 29.92 }, bold: { sizeAdjust: 87.89, ascent: 97.62, descent: 30.72 } },
  { family: "Roboto Serif", system: "georgia", regular: { sizeAdjust: 115.75, ascent: 80.09, descent: 21.08 }, bold: { sizeAdjust: 104.71, ascent: 88.53, descent: 23.3 } },
  { family: "Roboto Serif", system: "timesNewRoman", regular: { sizeAdjust: 127.02, ascent: 72.98, descent: 19.21 }, bold: { sizeAdjust: 125.52, ascent: 73.86, descent: 19.44 } },
  { family: "Roboto Serif", system: "notoSerif", regular: { sizeAdjust: 107.28, ascent: 86.41, descent: 22.75 }, bold: { sizeAdjust: 106.05, ascent: 87.41, descent: 23.01 } },
  { family: "Source Serif 4", system: "georgia", regular: { sizeAdjust: 107.45, ascent: 96.42, descent: 31.18 }, bold: { sizeAdjust: 95.26, ascent: 108.75, descent: 35.17 } },
  { family: "Source Serif 4", system: "timesNewRoman", regular: { sizeAdjust: 117.91, ascent: 87.87, descent: 28.41 }, bold: { sizeAdjust: 114.19, ascent: 90.73, descent: 29.34 } },
  { family: "Source Serif 4", system: "notoSerif", regular: { sizeAdjust: 99.58, ascent: 104.03, descent: 33.64 }, bold: { sizeAdjust: 96.48, ascent: 107.37, descent: 34.72 } },
  { family: "STIX Two Text", system: "georgia", regular: { sizeAdjust: 98.43, ascent: 77.42, descent: 24.18 }, bold: { sizeAdjust: 87.55, ascent: 87.03, descent: 27.18 } },
  { family: "STIX Two Text", system: "timesNewRoman", regular: { sizeAdjust: 108.01, ascent: 70.55, descent: 22.04 }, bold: { sizeAdjust: 104.94, ascent: 72.61, descent: 22.68 } },
  { family: "STIX Two Text", system: "notoSerif", regular: { sizeAdjust: 91.22, ascent: 83.53, descent: 26.09 }, bold: { sizeAdjust: 88.67, ascent: 85.93, descent: 26.84 } },
  { family: "Courier Prime", system: "courierNew", regular: { sizeAdjust: 99.92, ascent: 78.19, descent: 34.21 }, bold: { sizeAdjust: 99.92, ascent: 78.19, descent: 34.21 } },
  { family: "Courier Prime", system: "notoSansMono", regular: { sizeAdjust: 99.93, ascent: 78.18, descent: 34.2 }, bold: { sizeAdjust: 99.93, ascent: 78.18, descent: 34.2 } },
  { family: "JetBrains Mono", system: "courierNew", regular: { sizeAdjust: 99.98, ascent: 102.02, descent: 30 }, bold: { sizeAdjust: 99.98, ascent: 102.02, descent: 30 } },
  { family: "JetBrains Mono", system: "notoSansMono", regular: { sizeAdjust: 100, ascent: 102, descent: 30 }, bold: { sizeAdjust: 100, ascent: 102, descent: 30 } },
  { family: "Martian Mono", system: "courierNew", regular: { sizeAdjust: 116.65, ascent: 85.73, descent: 17.15 }, bold: { sizeAdjust: 116.65, ascent: 85.73, descent: 17.15 }, middle: "93% 112%", widths: [{ stretch: "75% 80%", bold: { sizeAdjust: 99.97, ascent: 100.03, descent: 20.01 } }, { stretch: "81% 92%", bold: { sizeAdjust: 108.37, ascent: 92.28, descent: 18.46 } }] },
  { family: "Martian Mono", system: "notoSansMono", regular: { sizeAdjust: 116.67, ascent: 85.71, descent: 17.14 }, bold: { sizeAdjust: 116.67, ascent: 85.71, descent: 17.14 }, middle: "93% 112%", widths: [{ stretch: "75% 80%", bold: { sizeAdjust: 99.98, ascent: 100.02, descent: 20 } }, { stretch: "81% 92%", bold: { sizeAdjust: 108.38, ascent: 92.27, descent: 18.45 } }] },
  { family: "Red Hat Mono", system: "courierNew", regular: { sizeAdjust: 99.98, ascent: 101.82, descent: 30.51 }, bold: { sizeAdjust: 99.98, ascent: 101.82, descent: 30.51 } },
  { family: "Red Hat Mono", system: "notoSansMono", regular: { sizeAdjust: 100, ascent: 101.8, descent: 30.5 }, bold: { sizeAdjust: 100, ascent: 101.8, descent: 30.5 } },
  { family: "Spline Sans Mono", system: "courierNew", regular: { sizeAdjust: 99.98, ascent: 96.37, descent: 23.65 }, bold: { sizeAdjust: 99.98, ascent: 96.37, descent: 23.65 } },
  { family: "Spline Sans Mono", system: "notoSansMono", regular: { sizeAdjust: 100, ascent: 96.35, descent: 23.65 }, bold: { sizeAdjust: 100, ascent: 96.35, descent: 23.65 } },
];
