import { italic, upright, widths, type FontFamily } from "./fontFamily";

const mono = (name: string, file: string, ...faces: FontFamily["faces"]): FontFamily => ({
  name,
  package: file,
  category: "monospace",
  faces,
});

export const MONO_FAMILIES: readonly FontFamily[] = [
  {
    // A static family: a typewriter has no weights between its two.
    ...mono(
      "Courier Prime",
      "courier-prime",
      { axes: "400", style: "normal", weights: "400" },
      { axes: "700", style: "normal", weights: "700" },
    ),
    scope: "@fontsource",
  },
  mono("JetBrains Mono", "jetbrains-mono", upright("450")),
  // A site set in it throughout tells headlines from text by their width alone.
  mono("Martian Mono", "martian-mono", widths("100 800", "75% 112.5%")),
  mono("Red Hat Mono", "red-hat-mono", upright("300 700"), italic("300 700")),
  mono("Spline Sans Mono", "spline-sans-mono", upright("300 700")),
];
