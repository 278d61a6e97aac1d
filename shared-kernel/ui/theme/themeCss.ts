import type { TenantCss } from "../../contracts";
import type { Lch } from "../../kain";
import type { Grounds } from "./grounds";
import { lampOf } from "./lamp";
import { toHex } from "./oklch";
import { themeColours, type ThemeColours } from "./themeColours";
import { COLOUR_NAMES, STEPS, type ThemeDesign } from "./ThemeDesign";

/** Font stacks as CSS, with their metric-matched fallbacks. */
export interface FontStacks {
  readonly headingStack: string;
  readonly textStack: string;
}

type Line = readonly [property: string, value: string];

const GROUND_PROPERTIES: readonly (readonly [property: string, ground: keyof Grounds])[] = [
  ["bg", "bg"],
  ["surface", "surface"],
  ["sunken", "sunken"],
  ["line", "line"],
  ["line-strong", "lineStrong"],
  ["ink", "ink"],
  ["ink-soft", "inkSoft"],
  ["ink-faint", "inkFaint"],
];

/** Room above and below a section; the usual is in the base styles. */
const SECTION: Readonly<Record<ThemeDesign["density"], string>> = {
  compact: "clamp(2.5rem,5vw,4.5rem)",
  normal: "",
  airy: "clamp(4rem,10vw,9rem)",
};

const shorten = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");

const colourLines = (light: ThemeColours, dark: ThemeColours): Line[] => {
  const both = (inLight: Lch, inDark: Lch): string => {
    const [day, night] = [shorten(toHex(inLight)), shorten(toHex(inDark))];
    return day === night ? day : `light-dark(${day},${night})`;
  };
  return [
    ...GROUND_PROPERTIES.map(([property, key]): Line => [property, both(light.grounds[key], dark.grounds[key])]),
    ...COLOUR_NAMES.flatMap((name): Line[] => {
      const [day, night] = [light.roles[name], dark.roles[name]];
      return [
        [`${name}-text`, both(day.text, night.text)],
        [`${name}-fill`, both(day.fill.ground, night.fill.ground)],
        [`on-${name}`, both(day.fill.text, night.fill.text)],
        [`${name}-tint`, both(day.tint.ground, night.tint.ground)],
        [`on-${name}-tint`, both(day.tint.text, night.tint.text)],
      ];
    }),
    ["field", both(light.field.ground, dark.field.ground)],
    ["on-field", both(light.field.text, dark.field.text)],
    ["on-field-soft", both(light.field.soft, dark.field.soft)],
    ["field-line", both(light.field.line, dark.field.line)],
  ];
};

const optional = (property: string, value: string | undefined): Line[] => (value ? [[property, value]] : []);

const designLines = (design: ThemeDesign, fonts: FontStacks | undefined): Line[] => [
  ...optional("font-heading", fonts?.headingStack),
  ...optional("font-text", fonts?.textStack),
  ["font-ui", `var(--font-${design.fontUi})`],
  ["weight-display", `${design.weightDisplay}`],
  ["weight-heading", `${design.weightHeading}`],
  ["track-display", design.trackDisplay],
  ["track-heading", design.trackHeading],
  ["lead-display", `${design.leadDisplay}`],
  ["radius-control", design.radiusControl],
  ["radius-media", design.radiusMedia],
  ["radius-panel", design.radiusPanel],
  ...optional("section", SECTION[design.density]),
  ...optional("margin", design.margin),
  ...optional("content", design.content),
  ...optional("fast", design.motion === "none" ? "0ms" : undefined),
];

/**
 * A site's custom properties as one `:root` rule: its colours in light and dark, its type, radii and density.
 * About 1 KB compressed; it is made from the same input for every visitor, so whoever calls may keep it.
 * @param fonts the two stacks with their fallbacks; missing: whoever declares the faces sets `--font-heading` and `--font-text`
 */
export const themeCss = (css: TenantCss, design: ThemeDesign, fonts?: FontStacks): string => {
  const { scales, light, dark } = themeColours(css, design);
  const scaleLines = (["primary", "secondary"] as const).flatMap((name) =>
    STEPS.map((step): Line => [`${name}-${step}`, shorten(toHex(scales[name][step]))]),
  );
  const lines = [
    ...scaleLines,
    ...colourLines(light, dark),
    ["lamp", lampOf(css)] satisfies Line,
    ...designLines(design, fonts),
  ];
  return `:root{${lines.map(([property, value]) => `--${property}:${value}`).join(";")}}`;
};
