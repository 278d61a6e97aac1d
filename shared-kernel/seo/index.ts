export { breadcrumbList, type Crumb } from "./breadcrumbList";
export { describe, scriptJson, stripTags } from "./text";
export type { JsonLd, PageHead } from "./types";
