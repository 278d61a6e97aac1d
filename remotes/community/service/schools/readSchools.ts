import { endpoint, pageNumber, pageSize, paged, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import type { KnownAnswer, KnownSchool } from "../../contract/KnownSchool";
import type { ProvinceCount, School, SchoolList } from "../../contract/Schools";
import { areas } from "../areas/areas";
import { directory } from "./directory";

const PER_PAGE = 10;

const ListQuery = z.object({
  page: pageNumber(),
  pageSize: pageSize(PER_PAGE),
  search: z.string().trim().max(80).default(""),
  provinceId: z.string().max(10).default(""),
});

export interface SchoolRow {
  readonly id: string;
  readonly npsn: string;
  readonly name: string;
  readonly level: School["level"];
  readonly status: School["status"];
  readonly province_id: string;
  readonly city_id: string;
  readonly fields: readonly string[];
  readonly students: number | null;
  readonly since: number;
}

export const cityName = (id: string): string => areas().cities.get(id)?.name ?? "";
export const provinceName = (id: string): string => areas().provinces.get(id)?.name ?? "";

const toSchool = ({
  id,
  npsn,
  name,
  level,
  status,
  province_id,
  city_id,
  fields,
  students,
  since,
}: SchoolRow): School => ({
  id,
  npsn,
  name,
  level,
  status,
  city: cityName(city_id),
  provinceId: province_id,
  province: provinceName(province_id),
  fields: [...fields],
  students,
  since,
});

/** Codes of the cities whose name has what was typed. */
export const citiesCalled = (search: string): readonly string[] => {
  const wanted = search.toLowerCase();
  return [...areas().cities.values()].filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id }) => id);
};

/** `school/list`: schools that take part, by name; those of one province, or with a name, a city or an NPSN. */
const listSchools = async ({ sql, tenant, query }: ServiceCall<z.output<typeof ListQuery>>): Promise<SchoolList> => {
  const { page, pageSize: perPage, search, provinceId } = query;
  const where = `tenant_id = $1 and is_confirmed and ($2 = '' or province_id = $2)
    and ($3 = '' or strpos(lower(name), lower($3)) > 0 or npsn = upper($3) or city_id = any($4::text[]))`;
  const values = [tenant.id, provinceId, search, search === "" ? [] : citiesCalled(search)];
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from community_schools where ${where}`,
    values,
  );
  const rows = await sql.query<SchoolRow>(
    `select id::text as id, npsn, name, level, status, province_id, city_id, fields, students, since
     from community_schools where ${where} order by name, id limit $5 offset $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  const totals = paged({ page, pageSize: perPage, totalItems: count?.total ?? 0, items: [] });
  return { ...totals, items: rows.map(toSchool) };
};

/** `statistic/provincies`: all provinces with the number of their schools, as squares on a map. (specification section 7.3) */
export const countByProvince = async ({
  sql,
  tenant,
}: Pick<ServiceCall, "sql" | "tenant">): Promise<ProvinceCount[]> => {
  const rows = await sql.query<{ id: string; schools: number }>(
    `select province_id as id, count(*)::int as schools from community_schools
     where tenant_id = $1 and is_confirmed group by province_id`,
    [tenant.id],
  );
  const counts = new Map(rows.map(({ id, schools }) => [id, schools]));
  return [...areas().provinces.values()].map(({ id, name, short, tile: [column, row] }) => ({
    id,
    name,
    short,
    column,
    row,
    schools: counts.get(id) ?? 0,
  }));
};

interface KnownRow extends Omit<KnownSchool, "schoolName" | "provinceId" | "cityId"> {
  readonly name: string;
  readonly province_id: string;
  readonly city_id: string;
}

/** A school by its number: out of the directory, or as it is registered here. Nothing of whoever registered it. */
const findKnown = async ({ sql, tenant, query }: ServiceCall<{ readonly npsn: string }>): Promise<KnownAnswer> => {
  const npsn = query.npsn.toUpperCase();
  const [row] = await sql.query<KnownRow>(
    `select npsn, name, level, status, address, province_id, city_id from community_schools
     where tenant_id = $1 and npsn = $2 and is_confirmed`,
    [tenant.id, npsn],
  );
  if (!row) return { school: directory().get(npsn) ?? null, isRegistered: false };
  const { name, province_id: provinceId, city_id: cityId, ...rest } = row;
  return { school: { ...rest, schoolName: name, provinceId, cityId }, isRegistered: true };
};

export const readSchoolEndpoints = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/school/list",
    access: "anyone",
    query: ListQuery,
    handle: listSchools,
  }),
  endpoint({
    host: "main",
    method: "GET",
    path: "/statistic/provincies",
    access: "anyone",
    handle: countByProvince,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/schools/known",
    access: "anyone",
    query: z.object({ npsn: z.string().trim().max(20) }),
    handle: findKnown,
  }),
];
