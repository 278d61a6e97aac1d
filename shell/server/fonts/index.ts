export { fontCss, type FontCss } from "./fontCss";
export { fontFile } from "./fontFile";
