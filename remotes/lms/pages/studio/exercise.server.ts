import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, describe } from "@serambi/kernel/seo";
import { isAppError } from "@serambi/kernel/errors";
import { failed, loader, notFound } from "@serambi/kernel/server";

import { ExerciseClient } from "../../api/studio/ExerciseClient";
import { lmsPath } from "../../contract/paths";
import { exercisePath, exercisesPath, studioPath } from "../../contract/studio/paths";
import type { StudioMessages } from "../../messages/studio.id";

const UNAVAILABLE = 503;

/** `/Lms/Features/coding-studio/exercises/{slug}`: an exercise, without its solution. */
export const exerciseLoader = loader(
  async ({ http }: RemoteDeps, { t, tenant, params, path }: PageContext<StudioMessages>) => {
    const slug = params["slug"] ?? "";
    const exercise = await new ExerciseClient(http.named("lms")).exercise(slug).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      return error.code === "not-found" ? notFound() : failed(UNAVAILABLE, t.exerciseFailed);
    });
    if ("kind" in exercise) return exercise;
    const address = exercisePath(tenant, exercise.slug) ?? path;
    return {
      data: exercise,
      head: { title: exercise.title, description: describe(exercise.task), canonicalPath: address },
      jsonLd: [
        breadcrumbList(tenant, [
          { name: "LMS", path: lmsPath(tenant) },
          { name: t.studio, path: studioPath(tenant) },
          { name: t.exercises, path: exercisesPath(tenant) },
          { name: exercise.title, path: address },
        ]),
      ],
    };
  },
);
