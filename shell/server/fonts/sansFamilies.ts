import { italic, upright, widths, type FontFamily } from "./fontFamily";

const sans = (name: string, file: string, ...faces: FontFamily["faces"]): FontFamily => ({
  name,
  package: file,
  category: "sans-serif",
  faces,
});

/** Headings of a site whose `ft_primary` is unknown. */
export const RALEWAY: FontFamily = sans("Raleway", "raleway", upright("100 900"));

/** Text of a site whose `ft_secondary` is unknown. */
export const INTER: FontFamily = sans("Inter", "inter", upright("100 900"));

export const SANS_FAMILIES: readonly FontFamily[] = [
  RALEWAY,
  INTER,
  sans("Albert Sans", "albert-sans", upright("100 900")),
  // Set from half to one and a half times its width within one page: the axis doubles the file to 57 KB.
  sans("Anybody", "anybody", widths("100 900", "50% 150%")),
  // Headlines widen and narrow with their meaning; 90 KB, one family for the whole site.
  sans("Archivo", "archivo", widths("100 900", "62% 125%")),
  sans("Big Shoulders", "big-shoulders", upright("100 900")),
  // Headlines are large and condensed: width and optical size are the voice of the site, and its price of 90 KB.
  sans("Bricolage Grotesque", "bricolage-grotesque", {
    axes: "standard",
    style: "normal",
    weights: "200 800",
    stretch: "75% 100%",
  }),
  sans("Epilogue", "epilogue", upright("100 900")),
  { ...sans("Familjen Grotesk", "familjen-grotesk", upright("400 700")), mono: "Spline Sans Mono" },
  sans("Figtree", "figtree", upright("300 900")),
  sans("Gantari", "gantari", upright("100 900"), italic("100 900")),
  sans("Hanken Grotesk", "hanken-grotesk", upright("100 900")),
  sans("Host Grotesk", "host-grotesk", upright("300 800")),
  sans("Instrument Sans", "instrument-sans", upright("400 700")),
  sans("Karla", "karla", upright("200 800")),
  sans("Libre Franklin", "libre-franklin", upright("100 900")),
  { ...sans("Onest", "onest", upright("100 900")), mono: "JetBrains Mono" },
  sans("Overpass", "overpass", upright("100 900")),
  sans("Plus Jakarta Sans", "plus-jakarta-sans", upright("200 800")),
  { ...sans("Public Sans", "public-sans", upright("100 900")), widensMarks: true },
  { ...sans("Red Hat Text", "red-hat-text", upright("300 700")), mono: "Red Hat Mono" },
  // A scoreboard's narrow and wide figures; 99 KB, one family for the whole site.
  sans("Saira", "saira", widths("100 900", "50% 125%")),
  { ...sans("Schibsted Grotesk", "schibsted-grotesk", upright("400 900")), widensMarks: true },
];
