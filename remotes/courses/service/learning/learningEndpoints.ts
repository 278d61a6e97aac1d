import { endpoint, requiredText, type Endpoint, type Fail, type Transaction } from "@serambi/kernel/service";
import * as z from "zod";

import { CertificateRequest, ClassProgress } from "../../contract/hosts/learning";
import { texts } from "../texts";
import { findCertificate, issueCertificate } from "./certificates";
import { findClassroom, type Classroom } from "./findClassroom";
import { mergeProgress, readProgress } from "./progress";
import { readLesson } from "./readLesson";
import { readRoom } from "./readRoom";

const hasNoNul = (value: string): boolean => !value.includes("\0");

const LessonQuery = z.object({ classroomId: requiredText(200), chapter: requiredText(200) });
const ProgressQuery = z.object({ classroomId: requiredText(200) });
const ToldProgress = z.object(ClassProgress.shape).refine(({ classroomId }) => hasNoNul(classroomId), {
  path: ["classroomId"],
});
const CertificateQuery = z.object({ code: requiredText(40) });
const WantedCertificate = z
  .object(CertificateRequest.shape)
  .refine(({ classroomId }) => hasNoNul(classroomId), { path: ["classroomId"] })
  .refine(({ learnerName }) => hasNoNul(learnerName), { path: ["learnerName"] });

/** A class of some hundred chapters with a note on each. */
const PROGRESS_LIMIT_BYTES = 1024 * 1024;

const classroomOf = async (db: Transaction, idOrSlug: string, fail: Fail): Promise<Classroom> =>
  (await findClassroom(db, idOrSlug)) ?? fail(404, texts.classNotFound);

/**
 * The learning host (decision 19: the specification shows none of its paths): what chapters teach, how far a learner is, and
 * what proves it.
 */
export const learningEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "learning",
    method: "GET",
    path: "/lesson",
    access: "anyone",
    query: LessonQuery,
    handle: ({ db, query, user, fail }) => readLesson(db, { ...query, userId: user?.id, fail }),
  }),
  endpoint({
    host: "learning",
    method: "GET",
    path: "/classes",
    access: "loggedIn",
    handle: async ({ db, tenant, user }) => ({
      classes: await readRoom(db, { tenantId: tenant.id, userId: user.id }),
    }),
  }),
  endpoint({
    host: "learning",
    method: "GET",
    path: "/progress",
    access: "loggedIn",
    query: ProgressQuery,
    handle: async ({ db, query, tenant, user, fail }) => {
      const classroom = await classroomOf(db, query.classroomId, fail);
      return readProgress(db, { tenantId: tenant.id, userId: user.id }, classroom);
    },
  }),
  endpoint({
    host: "learning",
    method: "POST",
    path: "/progress",
    access: "loggedIn",
    body: ToldProgress,
    bodyLimitBytes: PROGRESS_LIMIT_BYTES,
    handle: async ({ db, body, tenant, user, now, fail }) => {
      const classroom = await classroomOf(db, body.classroomId, fail);
      return mergeProgress(db, { tenantId: tenant.id, userId: user.id }, { classroom, told: body, now });
    },
  }),
  endpoint({
    host: "learning",
    method: "GET",
    path: "/certificate",
    access: "anyone",
    query: CertificateQuery,
    handle: async ({ db, query, fail }) =>
      (await findCertificate(db, query.code)) ?? fail(404, texts.certificateNotFound),
  }),
  endpoint({
    host: "learning",
    method: "POST",
    path: "/certificate",
    access: "loggedIn",
    body: WantedCertificate,
    handle: async ({ db, body, tenant, user, now, fail }) => {
      const classroom = await classroomOf(db, body.classroomId, fail);
      const learner = { tenantId: tenant.id, userId: user.id };
      return issueCertificate(db, { classroom, learner, learnerName: body.learnerName, now, fail });
    },
  }),
];
