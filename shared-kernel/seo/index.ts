export { describe, scriptJson, stripTags } from "./text";
export type { JsonLd, PageHead } from "./types";
