import type { ServiceCall } from "@serambi/kernel/service";
import type * as z from "zod/mini";

import { DAYS_KEPT } from "../../contract/applicationStates";
import type { WantedApplication } from "../../contract/bodies";
import { findJob } from "../jobs/rows";
import { formKey, newKey, newNumber } from "../newKey";
import { originOf } from "../originOf";
import { recordStep } from "../steps";
import { fields, texts } from "../texts";
import { sendLetter } from "./letters";
import { APPLICATION, type ApplicationRow } from "./rows";

const DAY_MS = 86_400_000;
/** Two forms without a key and with the same content are one within this time. */
const TWIN_MS = 600_000;
export const FORGET_JOB = "forget-application";

type Call = Omit<ServiceCall, "body" | "query" | "params"> & { readonly body: z.output<typeof WantedApplication> };

/** The application that this form has made before: by its key, or, where no script gave it one, by the same content a moment ago. */
const findTwin = async ({ sql, tenant, body, now }: Call, key: string): Promise<ApplicationRow | undefined> => {
  const [condition, values] =
    body.key === ""
      ? [
          "a.job_id = $2 and a.email = $3 and a.name = $4 and a.phone = $5 and a.motivation = $6 and a.state = 'sent' and a.sent_at > $7",
          [body.job, body.email, body.name, body.phone, body.motivation, new Date(now.getTime() - TWIN_MS)],
        ]
      : ["a.form_key = $2", [key]];
  const [row] = await sql.query<ApplicationRow>(`${APPLICATION} where a.tenant_id = $1 and ${condition}`, [
    tenant.id,
    ...values,
  ]);
  return row;
};

/** The state of a file that may go with an application: whole, and nobody's yet. */
const requireFile = async ({ sql, tenant, fail }: Call, id: string): Promise<void> => {
  const [file] = await sql.query<{ is_whole: boolean }>(
    `select is_whole from careers_files f where tenant_id = $1 and id = $2
     and not exists (select 1 from careers_applications a where a.tenant_id = f.tenant_id and a.file_id = f.id) for update`,
    [tenant.id, id],
  );
  if (!file) fail(422, texts.fileNotFound, { cv: texts.fileNotFound });
  if (!file?.is_whole) fail(422, texts.notWhole, { cv: texts.notWhole });
};

/**
 * Sends an application. The same form sent twice is one application.
 * @returns the id of it, which only the applicant gets
 */
export const apply = async (call: Call): Promise<{ readonly id: string }> => {
  const { sql, tenant, user, now, language, body, fail, host } = call;
  const key = formKey(body.key, body.email, body.job);
  const before = await findTwin(call, key);
  if (before) return { id: before.id };
  const job = await findJob(sql, tenant.id, body.job, now);
  if (!job || job.state === "draft") return fail(404, texts.jobNotFound);
  if (!job.is_open) return fail(409, texts.jobClosed);
  const origin = originOf(host, body.origin) ?? fail(422, fields["origin"] ?? texts.jobNotFound, {});
  if (body.cv !== undefined) await requireFile(call, body.cv);
  const [id, number] = [newKey(), newNumber()];
  const forgetAt = new Date(now.getTime() + DAYS_KEPT * DAY_MS);
  const made = await sql.query(
    `insert into careers_applications (tenant_id, id, number, job_id, person_id, name, email, phone, motivation, file_id, state, form_key,
       language, origin, sent_at, changed_at, forget_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'sent', $11, $12, $13, $14, $14, $15) on conflict do nothing returning id`,
    [
      tenant.id,
      id,
      number,
      job.id,
      user?.id ?? null,
      body.name,
      body.email,
      body.phone,
      body.motivation,
      body.cv ?? null,
      key,
      language,
      origin,
      now,
      forgetAt,
    ],
  );
  if (made.length === 0) {
    // Another tab was first with this form; or this person has applied before.
    const twin = await findTwin(call, key);
    return twin ? { id: twin.id } : fail(409, texts.applied);
  }
  await recordStep(call, { jobId: job.id, applicationId: id, act: "sent", byId: user?.id ?? null, byName: body.name });
  await call.enqueue({ name: FORGET_JOB, payload: { id }, runAt: forgetAt });
  await sendLetter(call, "sent", {
    id,
    number,
    email: body.email,
    language,
    name: body.name,
    title: job.title,
    company: job.company_name,
    origin,
  });
  return { id };
};
