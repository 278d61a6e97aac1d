import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";

import { FEATURE_PATH, featurePath, LMS_PATH } from "../contract/paths";
import { readIfWritten } from "./showcase/readIfWritten";

/** What everything here is looked for by, whatever it is called. */
const WORDS = ["LMS"];

/** The LMS and each of its features, where the site has pages for them. */
const features = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { tenant } = deps;
  const hasShowcase = hasRoute(tenant, LMS_PATH);
  if (!hasShowcase && !hasRoute(tenant, FEATURE_PATH)) return [];
  const showcase = await readIfWritten(deps);
  if (!showcase) return [];
  const front: SearchEntry = { path: LMS_PATH, title: showcase.title, kind: "page", words: WORDS };
  return [
    ...(hasShowcase ? [front] : []),
    ...showcase.features.flatMap(({ slug, title, summary }): SearchEntry[] => {
      const path = featurePath(tenant, slug);
      return path === undefined ? [] : [{ path, title, kind: "page", note: summary, words: WORDS }];
    }),
  ];
};

/** What of the LMS the search of a site finds. */
export const parts: SearchModule["parts"] = { features };
