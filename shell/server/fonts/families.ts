/** A file of a `@fontsource-variable` package: latin subset, all weights in one. */
export interface FontFace {
  /** Which variation axes the file has beside the weight decides its size; the name is fontsource's. */
  readonly axes: "wght" | "opsz" | "standard";
  readonly style: "normal" | "italic";
  /** Range of the weight axis as CSS. */
  readonly weights: string;
  /** Range of the width axis as CSS, where there is one. */
  readonly stretch?: string;
}

export interface FontFamily {
  /** As a tenant writes it in `ft_primary` or `ft_secondary`, and as CSS knows it. */
  readonly name: string;
  /** Package within the scope `@fontsource-variable`. */
  readonly package: string;
  readonly category: "sans-serif" | "serif";
  /** The first is upright and preloaded; the others are fetched where a page uses them. */
  readonly faces: readonly [FontFace, ...FontFace[]];
}

const upright = (weights: string): FontFace => ({ axes: "wght", style: "normal", weights });
const italic = (weights: string): FontFace => ({ axes: "wght", style: "italic", weights });

const RALEWAY: FontFamily = {
  name: "Raleway",
  package: "raleway",
  category: "sans-serif",
  faces: [upright("100 900")],
};
const INTER: FontFamily = { name: "Inter", package: "inter", category: "sans-serif", faces: [upright("100 900")] };

/** The families that a site may be set in; all under the Open Font License. */
export const FAMILIES: readonly FontFamily[] = [
  RALEWAY,
  INTER,
  {
    name: "Schibsted Grotesk",
    package: "schibsted-grotesk",
    category: "sans-serif",
    faces: [upright("400 900")],
  },
  {
    // Reading sizes only: its optical axis would add 71 KB for what one hardly sees there.
    name: "Source Serif 4",
    package: "source-serif-4",
    category: "serif",
    faces: [upright("200 900"), italic("200 900")],
  },
  {
    // A display face: without the optical axis its headlines lose their fine contrast.
    name: "Newsreader",
    package: "newsreader",
    category: "serif",
    faces: [{ axes: "opsz", style: "normal", weights: "200 800" }, italic("200 800")],
  },
  {
    name: "Hanken Grotesk",
    package: "hanken-grotesk",
    category: "sans-serif",
    faces: [upright("100 900")],
  },
  {
    name: "Plus Jakarta Sans",
    package: "plus-jakarta-sans",
    category: "sans-serif",
    faces: [upright("200 800")],
  },
  {
    // Headlines are large and condensed: width and optical size are the voice of the site, and its price of 90 KB.
    name: "Bricolage Grotesque",
    package: "bricolage-grotesque",
    category: "sans-serif",
    faces: [{ axes: "standard", style: "normal", weights: "200 800", stretch: "75% 100%" }],
  },
  { name: "Onest", package: "onest", category: "sans-serif", faces: [upright("100 900")] },
];

const byName = new Map(FAMILIES.map((family) => [family.name.toLowerCase(), family]));

/** The family of headings; one that is not here is set in Raleway, the specification's default (section 9). */
export const headingFamily = (name: string): FontFamily => byName.get(name.trim().toLowerCase()) ?? RALEWAY;

/** The family of text; one that is not here is set in Inter. */
export const textFamily = (name: string): FontFamily => byName.get(name.trim().toLowerCase()) ?? INTER;
