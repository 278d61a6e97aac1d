/** What pages that are read from hosts have in common. It is no shared library: each remote bundles what it uses of it. */
export { cleanText } from "./cleanText";
export { pageSearch, parsePageNumber } from "./pageNumber";
export { useTurnedPage } from "./useTurnedPage";
export { useLater } from "./useLater";
