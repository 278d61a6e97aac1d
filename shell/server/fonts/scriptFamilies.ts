import type { FontFamily } from "./fontFamily";

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
    name: "Noto Sans Buginese",
    package: "noto-sans-buginese",
    scope: "@fontsource",
    subset: "buginese",
    unicodeRange: "U+1A00-1A1F",
    category: "sans-serif",
    faces: [{ axes: "400", style: "normal", weights: "400" }],
  },
];
