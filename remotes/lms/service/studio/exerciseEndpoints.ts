import { endpoint, requiredText, type Endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { WantedAttempt } from "../../contract/studio/attemptBodies";
import { LANGUAGES } from "../../contract/studio/Session";
import { exercisesBySlug } from "./content/exercises";
import { toEntry, toExercise } from "./content/toPage";
import { attemptRows, findAttempt, readRemarks, withSaid } from "./readAttempts";
import { readProgress } from "./readProgress";
import { recordAttempt } from "./recordAttempt";
import { taskRight } from "./taskRight";
import { texts } from "./texts";

/** Twenty files with room for the escapes of JSON. */
const ATTEMPT_LIMIT_BYTES = 256 * 1024;

const TextLanguage = z.enum(["id", "en"]).optional();

/** Exercises for everybody, attempts for whoever is logged in. */
export const exerciseEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "lms",
    method: "GET",
    path: "/studio/exercises",
    access: "anyone",
    query: z.object({ language: z.enum(LANGUAGES).optional(), lang: TextLanguage }),
    handle: async ({ sql, entitlements, user, query, language }) => {
      const progressOf = await readProgress({ sql, entitlements, userId: user?.id ?? null });
      return [...exercisesBySlug().values()]
        .filter((exercise) => query.language === undefined || exercise.language === query.language)
        .map((exercise) => toEntry(exercise, query.lang ?? language, progressOf(exercise.slug)));
    },
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/studio/exercise",
    access: "anyone",
    query: z.object({ slug: requiredText(100), lang: TextLanguage }),
    handle: async ({ query, language, fail }) => {
      const exercise = exercisesBySlug().get(query.slug) ?? fail(404, texts.exerciseNotFound);
      return toExercise(exercise, query.lang ?? language);
    },
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/studio/attempts",
    access: "loggedIn",
    query: z.object({ exercise: requiredText(100) }),
    handle: async ({ sql, entitlements, query, user }) => ({
      isPassed: await entitlements.has(user.id, [taskRight(query.exercise)]),
      attempts: await withSaid(sql, await attemptRows(sql, { userId: user.id, exercise: query.exercise })),
    }),
  }),
  endpoint({
    host: "lms",
    method: "GET",
    path: "/studio/remarks",
    access: "loggedIn",
    handle: async ({ sql, user, language }) =>
      (await readRemarks(sql, user.id)).flatMap((remark) => {
        const exercise = exercisesBySlug().get(remark.exercise);
        return exercise ? [{ ...remark, title: exercise.title[language] }] : [];
      }),
  }),
  endpoint({
    host: "lms",
    method: "POST",
    path: "/studio/attempts",
    access: "loggedIn",
    body: WantedAttempt,
    bodyLimitBytes: ATTEMPT_LIMIT_BYTES,
    handle: async ({ sql, entitlements, body, tenant, user, now, fail }) => {
      const exercise = exercisesBySlug().get(body.exercise) ?? fail(404, texts.exerciseNotFound);
      const work = { sql, entitlements, tenantId: tenant.id, userId: user.id };
      const id = await recordAttempt({ ...work, exercise, wanted: body, now });
      const row = await findAttempt(sql, id);
      const [attempt] = await withSaid(sql, row ? [row] : []);
      return attempt;
    },
  }),
];
