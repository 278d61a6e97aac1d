export { breadcrumbList, type Crumb } from "./breadcrumbList";
export { itemList } from "./itemList";
export { describe, scriptJson, stripTags } from "./text";
export type { JsonLd, PageHead } from "./types";
