import { italic, upright, type FontFamily } from "./fontFamily";

const serif = (name: string, file: string, ...faces: FontFamily["faces"]): FontFamily => ({
  name,
  package: file,
  category: "serif",
  faces,
});

export const SERIF_FAMILIES: readonly FontFamily[] = [
  serif("Besley", "besley", upright("400 900"), italic("400 900")),
  serif("Brygada 1918", "brygada-1918", upright("400 700"), italic("400 700")),
  serif("Cormorant", "cormorant", upright("300 700"), italic("300 700")),
  serif("Crimson Pro", "crimson-pro", upright("200 900"), italic("200 900")),
  serif("EB Garamond", "eb-garamond", upright("400 800"), italic("400 800")),
  // Catalogue cards are typed; the reading face comes without its optical axis, which would double it to 110 KB.
  { ...serif("Literata", "literata", upright("200 900"), italic("200 900")), mono: "Courier Prime" },
  // A display face, at one optical size for all headlines: the axis would take another 60 KB.
  serif(
    "Newsreader",
    "newsreader",
    { axes: "opsz", cut: "wght", style: "normal", weights: "300 700" },
    italic("400 500"),
  ),
  serif("Petrona", "petrona", upright("100 900"), italic("100 900")),
  // Weight only: its width axis would take 150 KB.
  serif("Roboto Serif", "roboto-serif", upright("400 700"), italic("400 700")),
  // Reading sizes only: its optical axis would add 71 KB for what one hardly sees there.
  serif("Source Serif 4", "source-serif-4", upright("200 900"), italic("200 900")),
  serif("STIX Two Text", "stix-two-text", upright("400 700"), italic("400 700")),
];
