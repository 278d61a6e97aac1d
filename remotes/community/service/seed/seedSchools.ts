import { createHash } from "node:crypto";

import type { SeedCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { schoolEntries, type SchoolEntry } from "../schools/directory";
import { SchoolSetting } from "../schools/settings";
import files from "./schools.folder";

/** `sites.yaml`: which of the schools take part at a site; missing `npsn`: all that have a year. */
const Site = SchoolSetting.extend({ npsn: z.array(z.string()).optional() });

const sites = () => z.record(z.string(), Site).parse(parse(files["sites.yaml"] ?? ""));

const byKey = <T>(read: (site: z.infer<typeof Site>) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(sites()).map(([key, site]) => [key, read(site)]));

export const seededSchoolSettings = () => byKey(({ inbox }) => ({ schools: { inbox } }));

/** The schools of the seed, by the keys of their sites. */
export const seededSchools = () =>
  byKey(({ npsn }) =>
    schoolEntries().filter((entry) => entry.since !== undefined && (npsn?.includes(entry.npsn) ?? true)),
  );

/** Writes schools that take part. One that has registered since then stays as it is. */
export const seedSchools = async ({ sql, tenant }: SeedCall, schools: readonly SchoolEntry[]): Promise<void> => {
  const rows = schools.map(({ npsn, name, level, status, address, city, fields, students, since = 0 }) => ({
    reference: `SK-${createHash("sha256").update(`school ${npsn}`).digest("hex").slice(0, 8).toUpperCase()}`,
    npsn,
    name,
    level,
    status,
    address,
    province_id: city.slice(0, 2),
    city_id: city,
    fields,
    students: students ?? null,
    since,
    registered_at: `${since}-05-04T02:00:00Z`,
  }));
  await sql.query(
    `insert into community_schools (tenant_id, reference, npsn, name, level, status, address, province_id, city_id, fields,
       students, since, is_confirmed, registered_at)
     select $1::uuid, reference, npsn, name, level, status, address, province_id, city_id, fields, students, since, true, registered_at
     from jsonb_to_recordset($2::jsonb) as one (reference text, npsn text, name text, level text, status text, address text,
       province_id text, city_id text, fields jsonb, students int, since int, registered_at timestamptz)
     on conflict do nothing`,
    [tenant.id, JSON.stringify(rows)],
  );
};
