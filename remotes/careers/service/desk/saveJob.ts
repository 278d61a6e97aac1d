import { slugOf, type ServiceCall, type ServiceUser } from "@serambi/kernel/service";
import type * as z from "zod/mini";

import { MAX_PAY_SPREAD } from "../../contract/limits";
import type { WantedJob } from "../../contract/bodies";
import type { JobContent, JobRow } from "../jobs/rows";
import { keepTerms } from "../jobs/words";
import { newId } from "../newKey";
import { readPerson } from "../persons";
import { recordStep } from "../steps";
import { texts } from "../texts";
import { isMember, requireJob, type DeskCall } from "./access";
import { TELL_JOB } from "../alerts/tellAlerts";

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 180;

type Wanted = z.output<typeof WantedJob>;
type Call = DeskCall & Pick<ServiceCall, "enqueue"> & { readonly user: ServiceUser };

/** The last minute of a day in Asia/Jakarta. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:00+07:00`);

const check = ({ fail, now }: Call, wanted: Wanted): void => {
  if (wanted.payToIdr < wanted.payFromIdr) fail(422, texts.payOrder, { payToIdr: texts.payOrder });
  if (wanted.payToIdr > wanted.payFromIdr * MAX_PAY_SPREAD) fail(422, texts.paySpread, { payToIdr: texts.paySpread });
  const closes = endOfDay(wanted.closesOn).getTime();
  if (closes <= now.getTime()) fail(422, texts.closesPast, { closesOn: texts.closesPast });
  if (closes > now.getTime() + LONGEST_DAYS * DAY_MS) fail(422, texts.closesFar, { closesOn: texts.closesFar });
};

export interface WrittenJob {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly state: JobRow["state"];
  readonly title: string;
  readonly summary: string;
  readonly city: string;
  readonly place: string;
  readonly kind: string;
  readonly field: string;
  readonly payFromIdr: number;
  readonly payToIdr: number;
  readonly content: JobContent;
  readonly postedAt: Date | null;
  readonly closesAt: Date;
}

/** Writes a job with the words that it is found by. One that is there is brought up to date. */
export const writeJob = async (
  { sql, tenant, now }: Pick<Call, "sql" | "tenant" | "now">,
  job: WrittenJob,
): Promise<void> => {
  const { content } = job;
  const found = [
    job.title,
    job.companyName,
    job.city,
    job.summary,
    ...content.skills,
    ...content.tasks,
    ...content.brings,
  ].join(" ");
  await sql.query(
    `insert into careers_jobs (tenant_id, id, company_id, slug, state, title, summary, city, place, kind, field, pay_from_idr, pay_to_idr,
       content, words, posted_at, closes_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, to_tsvector('simple', $15), $16, $17, $18)
     on conflict (tenant_id, id) do update set slug = excluded.slug, state = excluded.state, title = excluded.title,
       summary = excluded.summary, city = excluded.city, place = excluded.place, kind = excluded.kind, field = excluded.field,
       pay_from_idr = excluded.pay_from_idr, pay_to_idr = excluded.pay_to_idr, content = excluded.content, words = excluded.words,
       posted_at = coalesce(careers_jobs.posted_at, excluded.posted_at), closes_at = excluded.closes_at, closed_at = null,
       changed_at = excluded.changed_at`,
    [
      tenant.id,
      job.id,
      job.companyId,
      slugOf(job.title) || "lowongan",
      job.state,
      job.title,
      job.summary,
      job.city,
      job.place,
      job.kind,
      job.field,
      job.payFromIdr,
      job.payToIdr,
      JSON.stringify(content),
      found,
      job.postedAt,
      job.closesAt,
      now,
    ],
  );
  await keepTerms(sql, tenant.id, found);
};

/** Keeps a posting as its company wrote it, as a draft or for everybody. @returns its id */
export const saveJob = async (call: Call, wanted: Wanted): Promise<{ readonly id: string }> => {
  const { sql, tenant, user, fail, now } = call;
  const before = wanted.id === undefined ? undefined : await requireJob(call, wanted.id);
  const companyId = before?.company_id ?? wanted.careerId;
  if (!(await isMember(call, companyId))) return fail(404, texts.careerNotFound);
  const [company] = await sql.query<{ name: string }>(
    "select name from careers_companies where tenant_id = $1 and id = $2",
    [tenant.id, companyId],
  );
  if (!company) return fail(404, texts.careerNotFound);
  check(call, wanted);
  const {
    title,
    summary,
    city,
    place,
    kind,
    field,
    payFromIdr,
    payToIdr,
    tasks,
    brings,
    skills,
    steps,
    start,
    courses,
  } = wanted;
  // A job that people read and applied for does not become a draft again; it is closed.
  const isOpen = wanted.isPublished || before?.state === "open";
  const id = before?.id ?? newId();
  await writeJob(call, {
    id,
    companyId,
    companyName: company.name,
    state: isOpen ? "open" : "draft",
    title,
    summary,
    city,
    place,
    kind,
    field,
    payFromIdr,
    payToIdr,
    content: { tasks, brings, skills, steps, start, courses },
    postedAt: isOpen ? now : null,
    closesAt: endOfDay(wanted.closesOn),
  });
  const { name } = await readPerson(sql, user);
  const isNews = isOpen && before?.state !== "open";
  await recordStep(call, {
    jobId: id,
    act: isNews ? "published" : before ? "edited" : "created",
    byId: user.id,
    byName: name,
  });
  if (isNews) await call.enqueue({ name: TELL_JOB, payload: { job: id } });
  return { id };
};
