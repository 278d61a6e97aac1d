import type { TenantCss } from "../../contracts";
import { darkDyeOf } from "../../kain";
import { makeFields, type Field } from "./field";
import { makeGrounds, type Grounds } from "./grounds";
import { fromHex } from "./oklch";
import { darkRoles, lightRoles, type ColourRoles, type Dye } from "./pairs";
import { makeScale, type Scale } from "./scale";
import { COLOUR_NAMES, type ColourName, type ThemeDesign } from "./ThemeDesign";

/** Every colour of one theme. */
export interface ThemeColours {
  readonly grounds: Grounds;
  readonly roles: Readonly<Record<ColourName, ColourRoles>>;
  readonly field: Field;
}

/** The scales of a site and its colours in light and dark. */
export interface SiteColours {
  readonly scales: Readonly<Record<ColourName, Scale>>;
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

const forEachColour = <T>(make: (name: ColourName) => T): Record<ColourName, T> =>
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, make(name)])) as Record<ColourName, T>; // one entry per name

/**
 * From nine colours, whatever they are, to colours in which every text passes WCAG AA on the grounds it may stand on
 * (design language, "Colour").
 */
export const themeColours = (css: TenantCss, design: Pick<ThemeDesign, "field">): SiteColours => {
  const dyes = forEachColour((name): Dye => {
    const colour = fromHex(css[`clr_${name}`]);
    return { colour, dark: darkDyeOf(colour, name === "primary" ? css.darkDye : undefined) };
  });
  const scales = forEachColour((name) => makeScale(dyes[name].colour, dyes[name].dark));
  const { light, dark } = makeGrounds(css, dyes.primary.dark);
  const [fieldColour] = design.field;
  const fields = makeFields(design.field, dyes[fieldColour], scales[fieldColour], light.ink, light.bg[2]);
  return {
    scales,
    light: { grounds: light, field: fields.light, roles: forEachColour((name) => lightRoles(dyes[name], light)) },
    dark: {
      grounds: dark,
      field: fields.dark,
      roles: forEachColour((name) => darkRoles(dyes[name], dark, light.ink)),
    },
  };
};
