/** What pages that are read from hosts have in common. It is no shared library: each remote bundles what it uses of it. */
export { arriving } from "./arriving";
export { chunkPage, type ChunkPage } from "./chunkPage";
export { cleanHtml, withClean } from "./cleanHtml";
export { cleanText } from "./cleanText";
export { failureOf } from "./failureOf";
export { PagedStore, type PagedSnapshot } from "./PagedStore";
export { pageSearch, parsePageNumber } from "./pageNumber";
export { standing } from "./standing";
export { StoreOfParts, type PartSnapshots } from "./StoreOfParts";
export { useTurnedPage } from "./useTurnedPage";
