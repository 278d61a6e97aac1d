import type { RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry } from "@serambi/kernel/server";

import { casePath, PORTFOLIO_PATH } from "../../contract/portfolio/paths";
import { siteCases } from "./siteCases";

/** The list of the work for clients, and each piece of it: found by its title and by whom it was for. */
export const portfolio = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const found = await siteCases(deps);
  if (!found) return [];
  return [
    { path: PORTFOLIO_PATH, title: found.title, kind: "page" },
    ...found.cases.flatMap(({ title, clientName, ...rest }): SearchEntry[] => {
      const path = casePath(deps.tenant, rest);
      return path === undefined ? [] : [{ path, title, kind: "page", note: clientName, words: [clientName] }];
    }),
  ];
};
