import { endpoint, requiredText, type Endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import type { ApplicantDetail } from "../../contract/Application";
import { ApplicationNumber, Move, NamedJob, Note, WantedJob } from "../../contract/bodies";
import type { Board, Desk, DeskJob, Posting } from "../../contract/Desk";
import { APPLICATION, toApplicant, type ApplicationRow } from "../applications/rows";
import { isoOf, toDetail } from "../jobs/rows";
import { newId } from "../newKey";
import { readPerson } from "../persons";
import { readSteps, recordStep } from "../steps";
import { texts } from "../texts";
import { readFile } from "../uploads/fileEndpoints";
import { DESK_ROLES, isAdmin, requireJob } from "./access";
import { moveApplicant, requireApplicant } from "./moveApplicant";
import { saveJob } from "./saveJob";

const MOST_JOBS = 200;
const MOST_APPLICANTS = 1000;

const access = { roles: [...DESK_ROLES.roles] };

/** A company's endpoints: its postings, and the applications that came. Every step is noted with the person who took it. */
export const deskEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "careers",
    method: "GET",
    path: "/desk",
    access,
    handle: async ({ sql, tenant, user }): Promise<Desk> => {
      const own = [tenant.id, isAdmin(user) ? null : user.id];
      const mine = `($2::text is null or exists (select 1 from careers_members m
        where m.tenant_id = c.tenant_id and m.company_id = c.id and m.person_id = $2))`;
      const companies = await sql.query<Desk["companies"][number]>(
        `select c.id, c.name, c.city from careers_companies c where c.tenant_id = $1 and ${mine} order by c.name`,
        own,
      );
      const jobs = await sql.query<DeskJob>(
        `select j.id, j.title, c.name as company, j.state, ${isoOf("j.closes_at")} as "closesAt",
           count(a.id) filter (where a.state <> 'withdrawn')::int as applicants,
           count(a.id) filter (where a.state = 'sent')::int as unread
         from careers_jobs j
         join careers_companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
         left join careers_applications a on a.tenant_id = j.tenant_id and a.job_id = j.id
         where j.tenant_id = $1 and ${mine}
         group by j.tenant_id, j.id, j.title, c.name, j.state, j.closes_at, j.changed_at
         order by unread desc, (j.state = 'open') desc, j.changed_at desc, j.id limit ${MOST_JOBS}`,
        own,
      );
      return { companies, jobs };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/desk/job",
    access,
    query: z.object({ id: requiredText(60) }),
    handle: async (call): Promise<Posting> => {
      const row = await requireJob(call, call.query.id);
      const { similar: _none, ...detail } = toDetail(row, []);
      // The last day as the company has written it, in Asia/Jakarta.
      const closesOn = new Date(Date.parse(row.closes) + 7 * 3_600_000).toISOString().slice(0, 10);
      return { ...detail, state: row.state, closesOn };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/desk/jobs",
    access,
    body: WantedJob,
    handle: (call) => saveJob(call, call.body),
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/desk/close",
    access,
    body: NamedJob,
    handle: async (call) => {
      const row = await requireJob(call, call.body.id);
      const { sql, tenant, now, user } = call;
      if (row.state !== "open") return call.fail(409, texts.jobClosed);
      await sql.query(
        "update careers_jobs set state = 'closed', closed_at = $3, changed_at = $3 where tenant_id = $1 and id = $2",
        [tenant.id, row.id, now],
      );
      const { name } = await readPerson(sql, user);
      await recordStep(call, { jobId: row.id, act: "closed", byId: user.id, byName: name });
      return { id: row.id };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/desk/duplicate",
    access,
    body: NamedJob,
    handle: async (call) => {
      const row = await requireJob(call, call.body.id);
      const { sql, tenant, now, user } = call;
      const id = newId();
      await sql.query(
        `insert into careers_jobs (tenant_id, id, company_id, slug, state, title, summary, city, place, kind, field, pay_from_idr, pay_to_idr,
           content, words, closes_at, changed_at)
         select tenant_id, $3, company_id, slug, 'draft', title, summary, city, place, kind, field, pay_from_idr, pay_to_idr, content, words,
           greatest(closes_at, $4::timestamptz + interval '30 days'), $4 from careers_jobs where tenant_id = $1 and id = $2`,
        [tenant.id, row.id, id, now],
      );
      const { name } = await readPerson(sql, user);
      await recordStep(call, { jobId: id, act: "duplicated", byId: user.id, byName: name, note: row.title });
      return { id };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/desk/board",
    access,
    query: z.object({ id: requiredText(60), isExport: z.literal("1").optional() }),
    handle: async (call): Promise<Board> => {
      const { sql, tenant, query, user } = call;
      const job = await requireJob(call, query.id);
      const rows = await sql.query<ApplicationRow>(
        `${APPLICATION} where a.tenant_id = $1 and a.job_id = $2 order by a.sent_at, a.number limit ${MOST_APPLICANTS}`,
        [tenant.id, job.id],
      );
      if (query.isExport) {
        const { name } = await readPerson(sql, user);
        await recordStep(call, { jobId: job.id, act: "exported", byId: user.id, byName: name });
      }
      return {
        job: { id: job.id, slug: job.slug, title: job.title, company: job.company_name, state: job.state },
        applicants: rows.filter(({ state }) => state !== "withdrawn").map(toApplicant),
        withdrawn: rows.filter(({ state }) => state === "withdrawn").length,
      };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/desk/applicant",
    access,
    query: z.object({ number: ApplicationNumber }),
    handle: async (call): Promise<ApplicantDetail> => {
      const { row } = await requireApplicant(call, call.query.number);
      if (row.state === "withdrawn") return call.fail(404, texts.applicationNotFound);
      return { ...toApplicant(row), steps: await readSteps(call, row.id, true) };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/desk/move",
    access,
    body: Move,
    handle: (call) => moveApplicant(call, call.body),
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/desk/note",
    access,
    body: Note,
    handle: async (call) => {
      const { sql, user, body } = call;
      const { row, job } = await requireApplicant(call, body.number);
      const { name } = await readPerson(sql, user);
      await recordStep(call, {
        jobId: job.id,
        applicationId: row.id,
        act: "note",
        byId: user.id,
        byName: name,
        note: body.text,
      });
      return { number: row.number };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/desk/cv",
    access,
    query: z.object({ number: ApplicationNumber }),
    handle: async (call) => {
      const { sql, user, query, fail } = call;
      const { row, job } = await requireApplicant(call, query.number);
      if (row.file_id === null || row.state === "withdrawn") return fail(404, texts.fileNotFound);
      const { name } = await readPerson(sql, user);
      await recordStep(call, { jobId: job.id, applicationId: row.id, act: "cv-read", byId: user.id, byName: name });
      return {
        name: toApplicant(row).cv?.name ?? `${row.number}.pdf`,
        bytes: (await readFile(call, row.file_id)).toString("base64"),
      };
    },
  }),
];
