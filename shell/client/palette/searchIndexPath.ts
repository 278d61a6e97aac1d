import { LANGUAGE_PARAMETER, type Language } from "@serambi/kernel/contracts";

const NAME = "/search-index.json";
/** A part of some hosts is another site, with a search of its own (specification section 2.3). */
const PART = "/pesilat";

/** Where the server answers with an index. */
export const SEARCH_INDEX_PATHS = [NAME, PART + NAME] as const;

/**
 * The address of a site's index.
 * @param path of the page that is shown
 */
export const searchIndexAddress = (path: string, language: Language): string => {
  const part = /^\/pesilat(?:\/|$)/i.test(path) ? PART : "";
  return `${part}${NAME}?${LANGUAGE_PARAMETER}=${language}`;
};
