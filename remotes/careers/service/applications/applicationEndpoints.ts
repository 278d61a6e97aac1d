import { endpoint, type Endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { isOngoing } from "../../contract/applicationStates";
import type { Application, OwnApplication } from "../../contract/Application";
import { CvOfApplication, Key, NamedApplication, WantedApplication } from "../../contract/bodies";
import { findJob, isoOf, toJob } from "../jobs/rows";
import { readSteps, recordStep } from "../steps";
import { texts } from "../texts";
import { readFile } from "../uploads/fileEndpoints";
import { apply } from "./apply";
import { dropCv, forgetApplications } from "./forget";
import { sendLetter } from "./letters";
import { cvOf, findOwn, meetingOf, type ApplicationRow } from "./rows";

type Call = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail">;

const requireOwn = async ({ sql, tenant, fail }: Call, id: string): Promise<ApplicationRow> =>
  (await findOwn(sql, tenant.id, id, true)) ?? fail(404, texts.applicationNotFound);

const toOwn = async (call: Call, row: ApplicationRow): Promise<Application> => {
  const job = (await findJob(call.sql, call.tenant.id, row.job_id, call.now)) ?? call.fail(404, texts.jobNotFound);
  const steps = await readSteps(call, row.id, false);
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    job: toJob(job),
    name: row.name,
    email: row.email,
    phone: row.phone,
    motivation: row.motivation,
    cv: cvOf(row),
    meeting: meetingOf(row),
    sentAt: row.sent,
    forgetAt: row.forget,
    // The person's name stays within the company; the applicant hears of the company.
    steps: steps.map((step) =>
      step.act === "sent" || step.act === "withdrawn" || step.act === "cv-added"
        ? step
        : { ...step, by: job.company_name },
    ),
  };
};

/** An application as whoever has its secret sees and changes it. */
export const applicationEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "careers",
    method: "POST",
    path: "/applications",
    access: "anyone",
    body: WantedApplication,
    handle: apply,
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/application",
    access: "anyone",
    query: z.object({ id: Key }),
    handle: async (call) => {
      const row = (await findOwn(call.sql, call.tenant.id, call.query.id)) ?? call.fail(404, texts.applicationNotFound);
      return toOwn(call, row);
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/applications",
    access: "loggedIn",
    handle: ({ sql, tenant, user }) =>
      sql.query<OwnApplication>(
        `select a.id, a.number, a.state, j.title, c.name as company, ${isoOf("a.sent_at")} as "sentAt"
         from careers_applications a
         join careers_jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
         join careers_companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
         where a.tenant_id = $1 and a.person_id = $2 order by a.sent_at desc limit 100`,
        [tenant.id, user.id],
      ),
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/application/cv",
    access: "anyone",
    body: CvOfApplication,
    handle: async (call) => {
      const { sql, tenant, body, fail, now } = call;
      const row = await requireOwn(call, body.id);
      // An application that a company has read is not changed behind its back.
      if (row.state !== "sent") return fail(409, texts.isOver);
      const [file] = await sql.query<{ is_whole: boolean }>(
        `select is_whole from careers_files f where tenant_id = $1 and id = $2
         and not exists (select 1 from careers_applications a where a.tenant_id = f.tenant_id and a.file_id = f.id) for update`,
        [tenant.id, body.cv],
      );
      if (!file?.is_whole) return fail(422, texts.notWhole, { cv: texts.notWhole });
      await dropCv(call, row.id, row.file_id);
      await sql.query(
        "update careers_applications set file_id = $3, changed_at = $4 where tenant_id = $1 and id = $2",
        [tenant.id, row.id, body.cv, now],
      );
      await recordStep(call, {
        jobId: row.job_id,
        applicationId: row.id,
        act: "cv-added",
        byId: row.person_id,
        byName: row.name,
      });
      return { id: row.id };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/application/withdraw",
    access: "anyone",
    body: NamedApplication,
    handle: async (call) => {
      const { sql, tenant, body, fail, now } = call;
      const row = await requireOwn(call, body.id);
      if (!isOngoing(row.state)) return fail(409, texts.isOver);
      await dropCv(call, row.id, row.file_id);
      await sql.query(
        "update careers_applications set state = 'withdrawn', meets_at = null, meets_where = null, changed_at = $3 where tenant_id = $1 and id = $2",
        [tenant.id, row.id, now],
      );
      await recordStep(call, {
        jobId: row.job_id,
        applicationId: row.id,
        act: "withdrawn",
        byId: row.person_id,
        byName: row.name,
      });
      const job = await findJob(sql, tenant.id, row.job_id, now);
      if (job) await sendLetter(call, "withdrawn", { ...row, title: job.title, company: job.company_name });
      return { id: row.id };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/application/delete",
    access: "anyone",
    body: NamedApplication,
    handle: async (call) => {
      const row = await requireOwn(call, call.body.id);
      await forgetApplications(call, "a.id = $2", [row.id]);
      return { id: row.id };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/application/cv",
    access: "anyone",
    query: z.object({ id: Key }),
    handle: async (call) => {
      const { sql, tenant, query, fail } = call;
      const row = (await findOwn(sql, tenant.id, query.id)) ?? fail(404, texts.applicationNotFound);
      if (row.file_id === null) return fail(404, texts.fileNotFound);
      return { name: row.file_name, bytes: (await readFile(call, row.file_id)).toString("base64") };
    },
  }),
];
