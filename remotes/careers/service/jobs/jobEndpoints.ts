import {
  endpoint,
  optionalText,
  pageNumber,
  paged,
  pageSize,
  requiredText,
  type Endpoint,
} from "@serambi/kernel/service";
import * as z from "zod";

import { FIELDS, KINDS, PLACES, type Field } from "../../contract/choices";
import type { Career, CareerDetail, Facets } from "../../contract/Job";
import { MAX_SAVED, SORTS } from "../../contract/jobQuery";
import { texts } from "../texts";
import { listJobs } from "./listJobs";
import { findJob, JOB_TABLES, jobColumns, toDetail, toJob, type JobRow } from "./rows";
import { findWords } from "./words";

const PAGE_SIZE = 6;
const SIMILAR = 4;
const MOST_CITIES = 12;

/** Several values of one parameter, with commas between them. */
const list = (max: number) =>
  z
    .string()
    .max(max)
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    );

const choices = <T extends string>(all: readonly T[]) =>
  list(200).transform((asked) => all.filter((one) => asked.includes(one)));

const ListQuery = z.object({
  careerId: optionalText(80),
  search: optionalText(100),
  city: list(600),
  place: choices(PLACES),
  kind: choices(KINDS),
  field: choices(FIELDS),
  pay: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  ids: z.string().max(3000).optional(),
  sort: z.enum(SORTS).default("newest"),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZE),
});

interface CareerRow extends Omit<CareerDetail, "openJobs" | "field"> {
  readonly field: Field;
  readonly open_jobs: number;
}

const CAREER = `select c.id, c.slug, c.name, c.field, c.city, c.people, c.summary, c.about, c.website,
  (select count(*)::int from careers_jobs j where j.tenant_id = c.tenant_id and j.company_id = c.id
     and j.state = 'open' and j.closes_at > $1::timestamptz) as open_jobs
  from careers_companies c where c.tenant_id = $2`;

const toCareer = ({ open_jobs, about: _about, website: _website, ...row }: CareerRow): Career => ({
  ...row,
  openJobs: open_jobs,
});

type Counted = Facets["kinds"];

/** Jobs and the companies that they are of, as specification section 7.1 has them; whoever asks may read. */
export const jobEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/career/list",
    access: "anyone",
    query: z.object({ page: pageNumber(), pageSize: pageSize(PAGE_SIZE) }),
    handle: async ({ sql, tenant, now, query: { page, pageSize: size } }) => {
      const [count] = await sql.query<{ total: number }>(
        "select count(*)::int as total from careers_companies where tenant_id = $1",
        [tenant.id],
      );
      const rows = await sql.query<CareerRow>(
        `${CAREER} order by open_jobs desc, c.name limit $3::int offset $4::int`,
        [now, tenant.id, size, (page - 1) * size],
      );
      return paged({ page, pageSize: size, totalItems: count?.total ?? 0, items: rows.map(toCareer) });
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/career/detail",
    access: "anyone",
    query: z.object({ slug: requiredText(120) }),
    handle: async ({ sql, tenant, now, query, fail }) => {
      const [row] = await sql.query<CareerRow>(`${CAREER} and c.slug = $3`, [now, tenant.id, query.slug]);
      if (!row) return fail(404, texts.careerNotFound);
      return { ...toCareer(row), about: row.about, website: row.website } satisfies CareerDetail;
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/career/job/list",
    access: "anyone",
    query: ListQuery,
    handle: async (call) => {
      const { careerId, search, city, place, kind, field, pay, ids, sort, page, pageSize: size } = call.query;
      const filters = {
        careerId,
        search,
        cities: city,
        places: place,
        kinds: kind,
        fields: field,
        payIdr: pay ?? null,
        ids: ids?.split(",").filter(Boolean).slice(0, MAX_SAVED) ?? null,
      };
      const { total, rows, searched } = await listJobs(call, filters, { sort, page, pageSize: size });
      return { ...paged({ page, pageSize: size, totalItems: total, items: rows.map(toJob) }), searched };
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/career/job/detail",
    access: "anyone",
    query: z.object({ id: requiredText(60) }),
    handle: async ({ sql, tenant, now, query, fail }) => {
      const row = await findJob(sql, tenant.id, query.id, now);
      // A draft is its company's alone.
      if (!row || row.state === "draft") return fail(404, texts.jobNotFound);
      const similar = await sql.query<JobRow>(
        `select ${jobColumns("$1")} from ${JOB_TABLES}
         where j.tenant_id = $2 and j.state = 'open' and j.closes_at > $1::timestamptz and j.id <> $3
         order by (j.field = $4) desc, (j.company_id = $5) desc, (j.city = $6) desc, j.posted_at desc, j.id limit ${SIMILAR}`,
        [now, tenant.id, row.id, row.field, row.company_id, row.city],
      );
      return toDetail(row, similar);
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/facets",
    access: "anyone",
    handle: async ({ sql, tenant, now }): Promise<Facets> => {
      const rows = await sql.query<{ name: keyof Facets | null; value: string | null; count: number }>(
        `select case when grouping(city) = 0 then 'cities' when grouping(place) = 0 then 'places'
                     when grouping(kind) = 0 then 'kinds' when grouping(field) = 0 then 'fields' end as name,
                coalesce(city, place, kind, field) as value, count(*)::int as count
         from careers_jobs where tenant_id = $1 and state = 'open' and closes_at > $2::timestamptz
         group by grouping sets ((city), (place), (kind), (field), ())`,
        [tenant.id, now],
      );
      const counted = (name: keyof Facets): Counted =>
        rows
          .flatMap((row) => (row.name === name && row.value !== null ? [{ value: row.value, count: row.count }] : []))
          .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value));
      return {
        total: rows.find(({ name }) => name === null)?.count ?? 0,
        cities: counted("cities").slice(0, MOST_CITIES),
        places: counted("places"),
        kinds: counted("kinds"),
        fields: counted("fields"),
      };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/for-course",
    access: "anyone",
    query: z.object({ course: requiredText(200), words: optionalText(100), limit: pageSize(3) }),
    handle: async ({ sql, tenant, now, query: { course, words, limit } }) => {
      // A job that names the course asks for it more than one that has its words.
      const { tsquery } = await findWords(sql, tenant.id, words ?? "");
      const rows = await sql.query<JobRow>(
        `select ${jobColumns("$1")} from ${JOB_TABLES}
         where j.tenant_id = $2 and j.state = 'open' and j.closes_at > $1::timestamptz
           and (jsonb_exists(j.content -> 'courses', $3) or ($4::text is not null and j.words @@ to_tsquery('simple', $4::text)))
         order by jsonb_exists(j.content -> 'courses', $3) desc, j.posted_at desc, j.id limit $5::int`,
        [now, tenant.id, course, tsquery, limit],
      );
      return rows.map(toJob);
    },
  }),
];
