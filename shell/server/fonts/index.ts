export { fontCss } from "./fontCss";
export { fontFile } from "./fontFile";
