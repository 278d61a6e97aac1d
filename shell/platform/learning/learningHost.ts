import { CertificateRequest, ClassProgress } from "@serambi/kernel/contracts";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../app/ApiFailure";
import { requiredText } from "../app/queryParts";
import { requireUser } from "../app/requireUserRole";
import { creatingHandler, tenantHandler, type AppDeps, type TenantCall } from "../app/tenantHandler";
import { findCertificate, issueCertificate } from "./certificates";
import { findClassroom, type Classroom } from "./findClassroom";
import { mergeProgress, readProgress, type Learner } from "./progress";
import { readLesson } from "./readLesson";

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

/**
 * The learning host (decision 19: the specification shows none of its paths): what chapters teach, how far a learner is, and
 * what proves it.
 */
export const learningHost = (app: FastifyInstance, deps: AppDeps): void => {
  const learnerOf = async (call: TenantCall<unknown>): Promise<Learner> => ({
    tenantId: call.tenant.id,
    userId: (await requireUser(call, deps.now())).id,
  });
  const classroomOf = async ({ tx, input, texts }: TenantCall<{ classroomId: string }>): Promise<Classroom> => {
    const classroom = await findClassroom(tx, input.classroomId);
    if (!classroom) throw new ApiFailure(404, texts.classNotFound);
    return classroom;
  };

  app.get(
    "/lesson",
    tenantHandler(deps, LessonQuery, (call) => readLesson(call, deps.now())),
  );

  app.get(
    "/progress",
    tenantHandler(deps, ProgressQuery, async (call) => {
      const learner = await learnerOf(call);
      return readProgress(call.tx, learner, await classroomOf(call));
    }),
  );
  app.post(
    "/progress",
    { bodyLimit: PROGRESS_LIMIT_BYTES },
    creatingHandler(deps, ToldProgress, async (call) => {
      const learner = await learnerOf(call);
      const classroom = await classroomOf(call);
      return mergeProgress(call.tx, learner, { classroom, told: call.input, now: deps.now() });
    }),
  );

  app.get(
    "/certificate",
    tenantHandler(deps, CertificateQuery, async ({ tx, input, texts }) => {
      const found = await findCertificate(tx, input.code);
      if (!found) throw new ApiFailure(404, texts.certificateNotFound);
      return found;
    }),
  );
  app.post(
    "/certificate",
    creatingHandler(deps, WantedCertificate, async (call) => {
      const learner = await learnerOf(call);
      const classroom = await classroomOf(call);
      return issueCertificate(call, { classroom, learner, learnerName: call.input.learnerName, now: deps.now() });
    }),
  );
};
