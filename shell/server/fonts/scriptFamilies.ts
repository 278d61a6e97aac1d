import type { FontFamily } from "./fontFamily";

/**
 * Signs of texts that not every family has: arrows, sums, squares. The family stands before the systems' faces in every stack, so that
 * a sign looks the same on every machine; a page that shows none fetches nothing.
 */
export const SIGNS: FontFamily = {
  name: "Onest Signs",
  package: "onest",
  category: "sans-serif",
  faces: [
    {
      axes: "wght",
      cut: "signs",
      style: "normal",
      weights: "100 900",
      unicodeRange: "U+2190-2193,U+2196-2199,U+21A9,U+2248,U+2260,U+2264-2265",
    },
    { axes: "wght", cut: "figures", style: "normal", weights: "100 900", unicodeRange: "U+B1-B3,U+B9,U+BC-BE" },
  ],
};

/**
 * Faces of scripts that no family of a site has. They are declared on every page and stand at the end of every stack:
 * the range keeps a browser from fetching one before a page shows a character of the script.
 */
export const SCRIPT_FAMILIES: readonly FontFamily[] = [
  {
    name: "Noto Sans Javanese",
    package: "noto-sans-javanese",
    subset: "javanese",
    // Without the joiners that the package lists: they occur in other scripts too.
    unicodeRange: "U+A980-A9DF",
    category: "sans-serif",
    faces: [{ axes: "wght", style: "normal", weights: "400" }],
  },
  {
    name: "Noto Sans Sundanese",
    package: "noto-sans-sundanese",
    scope: "@fontsource",
    subset: "sundanese",
    unicodeRange: "U+1B80-1BBF",
    category: "sans-serif",
    faces: [{ axes: "400", style: "normal", weights: "400" }],
  },
  {
    name: "Noto Sans Balinese",
    package: "noto-sans-balinese",
    scope: "@fontsource",
    subset: "balinese",
    unicodeRange: "U+1B00-1B7F",
    category: "sans-serif",
    faces: [{ axes: "400", style: "normal", weights: "400" }],
  },
  {
    name: "Noto Sans Buginese",
    package: "noto-sans-buginese",
    scope: "@fontsource",
    subset: "buginese",
    unicodeRange: "U+1A00-1A1F",
    category: "sans-serif",
    faces: [{ axes: "400", style: "normal", weights: "400" }],
  },
];
