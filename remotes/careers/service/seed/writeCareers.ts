import { createHash } from "node:crypto";

import { seedPersonId, type SeedCall } from "@serambi/kernel/service";

import { DAYS_KEPT } from "../../contract/applicationStates";
import { endOfDay, writeJob } from "../desk/saveJob";
import { newKey } from "../newKey";
import type { SeedCareers } from "./careersBySite";

const DAY_MS = 86_400_000;

type Company = SeedCareers["companies"][number];
type Work = SeedCall & { readonly now: Date };

const digest = (text: string): string => createHash("sha256").update(`serambi careers ${text}`).digest("base64url");
/** What an application of the seed is known by when it is written again. It opens nothing: the secret that does is random on every installation. */
const seedFormKey = (text: string): string => `seed-${digest(text).slice(0, 32).replaceAll("_", "-")}`;
const seedNumber = (text: string): string =>
  `L-${digest(text)
    .replace(/[^A-Z0-9]/g, "")
    .padEnd(6, "7")
    .slice(0, 6)}`;

const writeCompany = async (work: Work, company: Company): Promise<void> => {
  const { sql, tenant, now } = work;
  const { language } = tenant;
  await sql.query(
    `insert into careers_companies (tenant_id, id, slug, name, field, city, people, website, summary, about)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (tenant_id, id) do update set name = excluded.name, field = excluded.field, city = excluded.city, people = excluded.people,
       website = excluded.website, summary = excluded.summary, about = excluded.about`,
    [
      tenant.id,
      company.slug,
      company.name,
      company.field,
      company.city,
      company.people,
      company.website,
      company.summary[language],
      company.about[language],
    ],
  );
  for (const email of company.members)
    await sql.query(
      "insert into careers_members (tenant_id, company_id, person_id) values ($1, $2, $3) on conflict do nothing",
      [tenant.id, company.slug, seedPersonId(email)],
    );
  for (const job of company.jobs) {
    const [known] = await sql.query("select 1 from careers_jobs where tenant_id = $1 and id = $2", [tenant.id, job.id]);
    // A job that is there may have been changed by its company since.
    if (known) continue;
    const at = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
    await writeJob(
      { sql, tenant, now },
      {
        id: job.id,
        companyId: company.slug,
        companyName: company.name,
        state: job.state,
        title: job.title[language],
        summary: job.summary[language],
        city: job.city,
        place: job.place,
        kind: job.kind,
        field: job.field,
        payFromIdr: job.pay[0],
        payToIdr: job.pay[1],
        content: {
          tasks: job.tasks[language],
          brings: job.brings[language],
          skills: job.skills,
          steps: company.steps[language],
          start: job.start[language],
          courses: job.courses,
        },
        postedAt: job.state === "draft" ? null : at(-job.postedDaysAgo),
        closesAt: endOfDay(at(job.closesInDays).toISOString().slice(0, 10)),
      },
    );
  }
};

const writeApplication = async (
  { sql, tenant, now }: Work,
  sent: SeedCareers["applications"][number],
  company: string,
): Promise<void> => {
  const name = `${tenant.key} ${sent.job} ${sent.email}`;
  const id = newKey();
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const changedAt = ago(Math.min(sent.sentDaysAgo, ...sent.steps.map(({ daysAgo }) => daysAgo)));
  const made = await sql.query(
    `insert into careers_applications (tenant_id, id, number, job_id, person_id, name, email, phone, motivation, state, form_key, language,
       origin, meets_at, meets_where, sent_at, changed_at, forget_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) on conflict do nothing returning id`,
    [
      tenant.id,
      id,
      seedNumber(name),
      sent.job,
      sent.isMember ? seedPersonId(sent.email) : null,
      sent.name,
      sent.email,
      sent.phone,
      sent.motivation,
      sent.state,
      seedFormKey(name),
      tenant.language,
      `http://${tenant.key}.localhost`,
      sent.meetsInDays === undefined ? null : ago(-sent.meetsInDays),
      sent.meetsWhere ?? null,
      ago(sent.sentDaysAgo),
      changedAt,
      new Date(ago(sent.sentDaysAgo).getTime() + DAYS_KEPT * DAY_MS),
    ],
  );
  if (made.length === 0) return;
  const steps = [{ act: "sent", daysAgo: sent.sentDaysAgo, note: undefined }, ...sent.steps];
  for (const { act, daysAgo, note } of steps)
    await sql.query(
      "insert into careers_steps (tenant_id, job_id, application_id, act, by_name, note, at) values ($1, $2, $3, $4, $5, $6, $7)",
      [
        tenant.id,
        sent.job,
        id,
        act,
        act === "sent" || act === "withdrawn" ? sent.name : company,
        note ?? null,
        ago(daysAgo),
      ],
    );
};

/** Writes what a site begins with. What somebody has done since stays as it is. */
export const writeCareers = async (
  call: SeedCall,
  { companies, applications, talents }: SeedCareers,
): Promise<void> => {
  const now = new Date();
  const { sql, tenant } = call;
  const work = { ...call, now };
  for (const company of companies) await writeCompany(work, company);
  for (const application of applications) {
    const company = companies.find(({ jobs }) => jobs.some(({ id }) => id === application.job));
    if (!company)
      throw new Error(`${application.email} of ${tenant.key} applied for ${application.job}, which there is not`);
    await writeApplication(work, application, company.name);
  }
  for (const talent of talents)
    await sql.query(
      `insert into careers_talents (tenant_id, id, person_id, name, is_named, trade, city, work, summary, free_from, consented_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11) on conflict do nothing`,
      [
        tenant.id,
        talent.id,
        talent.email === undefined ? null : seedPersonId(talent.email),
        talent.name,
        talent.isNamed,
        talent.trade,
        talent.city,
        talent.work[tenant.language],
        talent.summary[tenant.language],
        new Date(now.getTime() + talent.freeInDays * DAY_MS).toISOString().slice(0, 10),
        now,
      ],
    );
};
