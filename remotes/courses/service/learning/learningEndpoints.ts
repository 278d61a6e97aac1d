import { endpoint, requiredText, type Endpoint, type Fail, type Transaction } from "@serambi/kernel/service";
import * as z from "zod";

import { CertificateRequest, ClassProgress, type ChapterTask, type KnownProgress } from "../../contract/hosts/learning";
import { texts } from "../texts";
import { findCertificate, issueCertificate } from "./certificates";
import { findClassroom, type Classroom } from "./findClassroom";
import { mergeProgress, readProgress } from "./progress";
import { readLesson } from "./readLesson";
import { readRoom } from "./readRoom";
import { classRight, isEnrolled } from "./rights";
import { readTasks } from "./tasks";

const hasNoNul = (value: string): boolean => !value.includes("\0");

const LessonQuery = z.object({ classroomId: requiredText(200), chapter: requiredText(200) });
const EnrolmentQuery = z.object({ classroomId: requiredText(200) });
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

/** Classes without tasks answer as they always did. */
const withTasks = (progress: ClassProgress, tasks: ChapterTask[]): KnownProgress =>
  tasks.length > 0 ? { ...progress, tasks } : progress;

const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** The day in Asia/Jakarta, as 2026-11-24. */
const todayInJakarta = (now: Date): string => new Date(now.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);

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
    handle: ({ db, entitlements, query, user, fail }) =>
      readLesson(db, { ...query, entitlements, userId: user?.id, fail }),
  }),
  endpoint({
    host: "learning",
    method: "GET",
    path: "/classes",
    access: "loggedIn",
    handle: async ({ db, entitlements, tenant, user }) => ({
      classes: await readRoom(db, entitlements, { tenantId: tenant.id, userId: user.id }),
    }),
  }),
  endpoint({
    host: "learning",
    method: "GET",
    path: "/enrolment",
    access: "anyone",
    query: EnrolmentQuery,
    handle: async ({ db, entitlements, query, user, fail }) => {
      const { id } = await classroomOf(db, query.classroomId, fail);
      return { isEnrolled: user !== undefined && (await isEnrolled(entitlements, id, user.id)) };
    },
  }),
  endpoint({
    host: "learning",
    method: "POST",
    path: "/enrolment",
    access: "loggedIn",
    body: EnrolmentQuery,
    handle: async ({ db, entitlements, body, user, now, fail }) => {
      const { id, priceIdr, endsOn } = await classroomOf(db, body.classroomId, fail);
      if (await isEnrolled(entitlements, id, user.id)) return { isEnrolled: true };
      if (priceIdr > 0) return fail(403, texts.notFree);
      if (endsOn !== null && endsOn < todayInJakarta(now)) return fail(409, texts.classEnded);
      const grant = { ...classRight(id), personId: user.id, grantedBy: user.id };
      await entitlements.grant({ ...grant, source: "free", reference: `class ${id}` });
      return { isEnrolled: true };
    },
  }),
  endpoint({
    host: "learning",
    method: "GET",
    path: "/progress",
    access: "loggedIn",
    query: ProgressQuery,
    handle: async ({ db, sql, entitlements, query, tenant, user, fail }) => {
      const classroom = await classroomOf(db, query.classroomId, fail);
      const tasks = await readTasks(sql, entitlements, { classroomId: classroom.id, userId: user.id });
      return withTasks(await readProgress(db, { tenantId: tenant.id, userId: user.id }, classroom), tasks);
    },
  }),
  endpoint({
    host: "learning",
    method: "POST",
    path: "/progress",
    access: "loggedIn",
    body: ToldProgress,
    bodyLimitBytes: PROGRESS_LIMIT_BYTES,
    handle: async ({ db, sql, entitlements, body, tenant, user, now, fail }) => {
      const classroom = await classroomOf(db, body.classroomId, fail);
      const tasks = await readTasks(sql, entitlements, { classroomId: classroom.id, userId: user.id });
      const learner = { tenantId: tenant.id, userId: user.id };
      return withTasks(await mergeProgress(db, learner, { classroom, told: body, tasks, now }), tasks);
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
    handle: async ({ db, entitlements, body, tenant, user, now, fail }) => {
      const classroom = await classroomOf(db, body.classroomId, fail);
      const learner = { tenantId: tenant.id, userId: user.id };
      return issueCertificate(db, { entitlements, classroom, learner, learnerName: body.learnerName, now, fail });
    },
  }),
];
