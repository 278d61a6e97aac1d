export { fontCss, type FontCss } from "./fontCss";
export { FAMILIES } from "./families";
export { fontFile } from "./fontFile";
