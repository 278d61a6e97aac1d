import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry } from "@serambi/kernel/server";

import { LEGAL_DOCUMENTS, LEGAL_PATHS } from "../../contract/legal/paths";
import { readTexts } from "../../contract/legal/readTexts";

/** The texts that bind a site, found by their names and by what their clauses are about. */
export const legal = ({ tenant, language }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const shown = LEGAL_DOCUMENTS.filter((document) => hasRoute(tenant, LEGAL_PATHS[document]));
  return Promise.resolve(
    shown.flatMap((document) => {
      const [newest] = readTexts()[document][language];
      if (!newest) return [];
      const words = newest.clauses.map(({ title }) => title);
      return [{ path: LEGAL_PATHS[document], title: newest.name, kind: "page", words }];
    }),
  );
};
