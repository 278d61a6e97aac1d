import { italic, upright, widths, type FontFace, type FontFamily } from "./fontFamily";

const sans = (name: string, file: string, ...faces: FontFamily["faces"]): FontFamily => ({
  name,
  package: file,
  category: "sans-serif",
  faces,
});

/** At one optical size and width. */
const bricolage = (stretch: string, cut: string, weights = "400 800"): FontFace => ({
  axes: "standard",
  cut,
  style: "normal",
  weights,
  stretch,
});

/** Headings of a site whose `ft_primary` is unknown. */
export const RALEWAY: FontFamily = sans("Raleway", "raleway", upright("100 900"));

/** Text of a site whose `ft_secondary` is unknown. */
export const INTER: FontFamily = sans("Inter", "inter", upright("100 900"));

export const SANS_FAMILIES: readonly FontFamily[] = [
  RALEWAY,
  INTER,
  sans("Albert Sans", "albert-sans", upright("100 900")),
  // Set from half to one and a half times its width within one page: the axis doubles the file.
  sans("Anybody", "anybody", widths("100 900", "50% 150%")),
  // Headlines widen and narrow with their meaning; one family for the whole site, in two files.
  sans("Archivo", "archivo", widths("400 900", "62% 100%", "narrow"), widths("400 900", "100.1% 125%", "wide")),
  sans("Big Shoulders", "big-shoulders", upright("100 900")),
  // Large condensed headlines, drawn for their size, and others at the plain width.
  sans(
    "Bricolage Grotesque",
    "bricolage-grotesque",
    bricolage("85% 100%", "plain"),
    bricolage("75% 84%", "narrow", "800"),
  ),
  // Headlines as letters of text are drawn, with their distances; the poster of the home alone is set wide.
  sans("Bricolage Grotesque 14pt", "bricolage-grotesque", bricolage("75% 82%", "14pt-narrow"), {
    ...bricolage("83% 100%", "14pt-wide", "800"),
    isOfHome: true,
  }),
  sans("Epilogue", "epilogue", upright("100 900")),
  { ...sans("Familjen Grotesk", "familjen-grotesk", upright("400 700")), mono: "Spline Sans Mono" },
  sans("Figtree", "figtree", upright("300 900")),
  sans("Gantari", "gantari", upright("100 900"), italic("300 400")),
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
  // A scoreboard's narrow and wide figures; one family for the whole site, in two files.
  sans("Saira", "saira", widths("400 900", "84% 100%", "narrow"), widths("400 900", "100.1% 118%", "wide")),
  { ...sans("Schibsted Grotesk", "schibsted-grotesk", upright("400 900")), widensMarks: true },
];
