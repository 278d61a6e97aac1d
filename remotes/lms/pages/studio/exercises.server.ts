import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList } from "@serambi/kernel/seo";
import { failed, loader } from "@serambi/kernel/server";

import { ExerciseClient } from "../../api/studio/ExerciseClient";
import { lmsPath } from "../../contract/paths";
import { LEVELS } from "../../contract/studio/Exercise";
import { languageNamed } from "../../contract/studio/languages";
import { exercisePath, EXERCISES_PATH, studioPath } from "../../contract/studio/paths";
import type { StudioMessages } from "../../messages/studio.id";

const UNAVAILABLE = 503;

/** `/Lms/Features/coding-studio/exercises`: all exercises, with how far the asker has come; `?language=`, `?level=`. */
export const exercisesLoader = loader(
  async ({ http }: RemoteDeps, { t, tenant, query }: PageContext<StudioMessages>) => {
    const exercises = await new ExerciseClient(http.named("lms")).exercises().catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      return failed(UNAVAILABLE, t.exercisesFailed);
    });
    if ("kind" in exercises) return exercises;
    const language = languageNamed(query.get("language")) ?? null;
    const level = LEVELS.find((one) => one === query.get("level")) ?? null;
    return {
      data: { exercises, language, level },
      head: {
        title: t.exercisesTitle,
        description: t.exercisesDescription(exercises.length),
        canonicalPath: EXERCISES_PATH,
      },
      jsonLd: [
        ...itemList(
          t.exercisesTitle,
          exercises.flatMap(({ slug, title }) => {
            const path = exercisePath(tenant, slug);
            return path === undefined ? [] : [{ name: title, url: tenant.origin + path }];
          }),
        ),
        breadcrumbList(tenant, [
          { name: "LMS", path: lmsPath(tenant) },
          { name: t.studio, path: studioPath(tenant) },
          { name: t.exercises, path: EXERCISES_PATH },
        ]),
      ],
    };
  },
);
