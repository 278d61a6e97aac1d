import type { TenantCss } from "@serambi/kernel/contracts";
import { contrast, darkDyeOf, dyeAt, fromHex } from "@serambi/kernel/kain";
import { themeColours, toHex, type ThemeDesign } from "@serambi/kernel/ui/theme";

import type { Colour } from "../../contract/colours";

/** WCAG AA for texts. */
const READABLE = 4.5;
const WHITE = "#fdfdfd";

/** The readability of a text on a colour, and the way out where white is not. */
export interface ColourGuard {
  /** The ratio of the text that the site will set on it. */
  readonly ratio: number;
  /** The ratio of white on it: below 4.5 the site takes dark text, or darkens the colour. */
  readonly white: number;
  readonly isReadable: boolean;
  /** Ground and text as the site will have them. */
  readonly ground: string;
  readonly text: string;
  /** The nearest colour that carries white. */
  readonly wayOut: string;
}

/** The same hue, darker, until white is read on it. */
const carryingWhite = (hex: string, darkDye: string | undefined): string => {
  const colour = fromHex(hex);
  const dark = darkDyeOf(colour, darkDye);
  for (let lightness = colour[0]; lightness > 0.1; lightness -= 0.01) {
    const candidate = toHex(dyeAt(colour, lightness, dark));
    if (contrast(WHITE, candidate) >= READABLE) return candidate;
  }
  return "#000000";
};

/** Tells what a visitor can read on a colour of the site. `light` and `dark` are ground and ink: the ratio is that of one on the other. */
export const guardColour = (css: TenantCss, name: Colour, field: ThemeDesign["field"]): ColourGuard => {
  const hex = css[`clr_${name}`];
  const { light } = themeColours(css, { field });
  if (name === "light" || name === "dark") {
    const [ground, text] = [toHex(light.grounds.bg), toHex(light.grounds.ink)];
    const ratio = contrast(css.clr_light, css.clr_dark);
    // Below it the site takes its own paper and ink, so that no choice of colours takes the light out of a page.
    return {
      ratio,
      white: ratio,
      isReadable: ratio >= READABLE,
      ground,
      text,
      wayOut: name === "light" ? ground : text,
    };
  }
  const { ground, text } = light.roles[name].fill;
  const white = contrast(WHITE, hex);
  return {
    ratio: contrast(toHex(text), toHex(ground)),
    white,
    isReadable: white >= READABLE,
    ground: toHex(ground),
    text: toHex(text),
    wayOut: carryingWhite(hex, name === "primary" ? css.darkDye : undefined),
  };
};

/** The colours of a small picture of a site: its grounds, inks and first colour as custom properties, for light and dark alike. */
export const coloursOf = (css: TenantCss): readonly (readonly [name: string, value: string])[] => {
  const { light, dark } = themeColours(css, { field: ["primary", "base"] });
  const both = (day: Parameters<typeof toHex>[0], night: Parameters<typeof toHex>[0]): string =>
    `light-dark(${toHex(day)},${toHex(night)})`;
  return [
    ["--bg", both(light.grounds.bg, dark.grounds.bg)],
    ["--ink", both(light.grounds.ink, dark.grounds.ink)],
    ["--line", both(light.grounds.line, dark.grounds.line)],
    ["--field", both(light.field.ground, dark.field.ground)],
    ["--on-field", both(light.field.text, dark.field.text)],
    ["--primary-fill", both(light.roles.primary.fill.ground, dark.roles.primary.fill.ground)],
    ["--on-primary", both(light.roles.primary.fill.text, dark.roles.primary.fill.text)],
  ];
};

/** Shows a site's colours in a page that stands already: as custom properties, which its styles are made of. */
export const paintSite = (page: Document, sheet: string): void => {
  const { style } = page.documentElement;
  for (const line of sheet.slice(sheet.indexOf("{") + 1, sheet.lastIndexOf("}")).split(";")) {
    const colon = line.indexOf(":");
    if (colon > 0) style.setProperty(line.slice(0, colon), line.slice(colon + 1));
  }
};

export { themeCss } from "@serambi/kernel/ui/theme";
