export { toHex } from "./oklch";
export { themeColours, type SiteColours, type ThemeColours } from "./themeColours";
export { themeCss, type FontStacks } from "./themeCss";
export { COLOUR_NAMES, STEPS, type ColourName, type Step, type ThemeDesign } from "./ThemeDesign";
