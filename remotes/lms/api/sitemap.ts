import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SitemapEntry, SitemapModule } from "@serambi/kernel/server";

import { FEATURE_PATH, featurePath } from "../contract/paths";
import { EXERCISE_PATH, exercisePath, STUDIO_EMBED_PATH, STUDIO_PATH } from "../contract/studio/paths";
import { ExerciseClient } from "./studio/ExerciseClient";
import { readIfWritten } from "./showcase/readIfWritten";

/**
 * The page of every exercise; no call where the site has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
const exercises = async ({ http, tenant }: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (!hasRoute(tenant, EXERCISE_PATH)) return [];
  const all = await new ExerciseClient(http.named("lms")).exercises();
  return all.flatMap(({ slug }) => {
    const path = exercisePath(tenant, slug);
    return path === undefined ? [] : [{ path }];
  });
};

/**
 * The page of every feature; no call where the site has none.
 * @throws AppError offline | timeout | upstream | malformed
 */
const features = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> => {
  if (!hasRoute(deps.tenant, FEATURE_PATH)) return [];
  const showcase = await readIfWritten(deps);
  return (showcase?.features ?? []).flatMap(({ slug }) => {
    const path = featurePath(deps.tenant, slug);
    // The studio is named as a path of the site already.
    return path === undefined || path === STUDIO_PATH ? [] : [{ path }];
  });
};

const addresses = async (deps: RemoteDeps): Promise<readonly SitemapEntry[]> => [
  ...(await features(deps)),
  ...(await exercises(deps)),
];

export const sitemap: SitemapModule = { addresses, aliases: () => [STUDIO_EMBED_PATH] };
