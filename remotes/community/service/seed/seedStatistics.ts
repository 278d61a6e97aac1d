import type { SeedCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { areas } from "../areas/areas";
import { StatisticSetting } from "../statistics/settings";
import files from "./statistics.folder";

const Counts = z.array(z.int().min(0));

/** Figures as an author writes them down, the months one after another. */
const Site = z.strictObject({
  firstMonth: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  programmes: z.array(
    StatisticSetting.shape.programmes.element.extend({ registrars: Counts, students: Counts, graduates: Counts }),
  ),
  extensions: StatisticSetting.shape.extensions,
  provinces: z.record(
    z.string().refine((id) => areas().provinces.has(id), "no such province in areas.yaml"),
    z.tuple([z.int().min(0), z.int().min(0)]),
  ),
});
export type SeedStatistics = z.infer<typeof Site>;

/** The figures of the seed, by the keys of their sites. */
export const seededStatistics = (): Readonly<Record<string, SeedStatistics>> =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.replace(/\.yaml$/, ""), Site.parse(parse(text))]),
  );

export const seededStatisticSettings = () =>
  Object.fromEntries(
    Object.entries(seededStatistics()).map(([key, { programmes, extensions }]) => [
      key,
      { statistics: { programmes: programmes.map(({ id, name }) => ({ id, name })), extensions } },
    ]),
  );

/** `2024-02-01`, two months after `2023-12`. */
const monthAfter = (first: string, months: number): string => {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** Writes the figures of months and provinces. */
export const seedStatistics = async ({ sql, tenant }: SeedCall, statistics: SeedStatistics): Promise<void> => {
  const { firstMonth, programmes, provinces } = statistics;
  const months = programmes.flatMap(({ id, registrars, students, graduates }) =>
    registrars.map((count, index) => ({
      month: monthAfter(firstMonth, index),
      programme: id,
      registrars: count,
      students: students[index] ?? 0,
      graduates: graduates[index] ?? 0,
    })),
  );
  await sql.query(
    `insert into community_month_figures (tenant_id, month, programme, registrars, students, graduates)
     select $1::uuid, month, programme, registrars, students, graduates
     from jsonb_to_recordset($2::jsonb) as one (month date, programme text, registrars int, students int, graduates int)
     on conflict do nothing`,
    [tenant.id, JSON.stringify(months)],
  );
  const places = Object.entries(provinces).map(([id, [students, graduates]]) => ({ id, students, graduates }));
  await sql.query(
    `insert into community_province_figures (tenant_id, province_id, students, graduates)
     select $1::uuid, id, students, graduates from jsonb_to_recordset($2::jsonb) as one (id text, students int, graduates int)
     on conflict do nothing`,
    [tenant.id, JSON.stringify(places)],
  );
};
