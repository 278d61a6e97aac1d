import type { Sql } from "@serambi/kernel/service";

import type { Field, Kind, Place } from "../../contract/choices";
import type { Job, JobDetail } from "../../contract/Job";

/** The parts of a job that are only shown. */
export interface JobContent {
  readonly tasks: readonly string[];
  readonly brings: readonly string[];
  readonly skills: readonly string[];
  readonly steps: readonly string[];
  readonly start: string;
  readonly courses: readonly string[];
}

export interface JobRow {
  readonly id: string;
  readonly slug: string;
  readonly company_id: string;
  readonly state: "draft" | "open" | "closed";
  readonly title: string;
  readonly summary: string;
  readonly city: string;
  readonly place: Place;
  readonly kind: Kind;
  readonly field: Field;
  readonly pay_from_idr: number;
  readonly pay_to_idr: number;
  readonly content: JobContent;
  readonly posted: string | null;
  readonly closes: string;
  readonly is_open: boolean;
  readonly company_name: string;
  readonly company_slug: string;
  readonly people: number;
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** A moment as ISO 8601. */
export const isoOf = (column: string): string => `to_char(${column} at time zone 'UTC', ${ISO})`;

/** @param now names the value of the moment, `$1` */
export const jobColumns = (now: string): string => `
  j.id, j.slug, j.company_id, j.state, j.title, j.summary, j.city, j.place, j.kind, j.field, j.pay_from_idr, j.pay_to_idr, j.content,
  ${isoOf("j.posted_at")} as posted, ${isoOf("j.closes_at")} as closes,
  (j.state = 'open' and j.closes_at > ${now}::timestamptz) as is_open,
  c.name as company_name, c.slug as company_slug, c.people`;

export const JOB_TABLES = `careers_jobs j join careers_companies c on c.tenant_id = j.tenant_id and c.id = j.company_id`;

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  slug: row.slug,
  careerId: row.company_id,
  title: row.title,
  summary: row.summary,
  company: { name: row.company_name, slug: row.company_slug },
  city: row.city,
  place: row.place,
  kind: row.kind,
  field: row.field,
  payFromIdr: row.pay_from_idr,
  payToIdr: row.pay_to_idr,
  skills: [...row.content.skills],
  postedAt: row.posted ?? row.closes,
  closesAt: row.closes,
  isOpen: row.is_open,
});

export const toDetail = (row: JobRow, similar: readonly JobRow[]): JobDetail => ({
  ...toJob(row),
  tasks: [...row.content.tasks],
  brings: [...row.content.brings],
  steps: [...row.content.steps],
  start: row.content.start,
  courses: [...row.content.courses],
  similar: similar.map(toJob),
  people: row.people,
});

/** A job of the running tenant, drafts too. */
export const findJob = async (sql: Sql, tenantId: string, id: string, now: Date): Promise<JobRow | undefined> => {
  const [row] = await sql.query<JobRow>(
    `select ${jobColumns("$1")} from ${JOB_TABLES} where j.tenant_id = $2 and j.id = $3`,
    [now, tenantId, id],
  );
  return row;
};
