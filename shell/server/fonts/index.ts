export { fontCss, type FontCss, type StandIn } from "./fontCss";
export { fontFile } from "./fontFile";
