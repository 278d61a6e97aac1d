export { breadcrumbList, type Crumb } from "./breadcrumbList";
export { itemList } from "./itemList";
export { describe, scriptJson, stripTags } from "./text";
export type { Alternate, JsonLd, PageHead } from "./types";
