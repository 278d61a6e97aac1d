import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeTables, describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { Counters, Statistics } from "../../contract/Statistics";
import { service } from "../index";
import { seedStatistics, seededStatistics, type SeedStatistics } from "../seed/seedStatistics";

const OPEN_TIMEOUT_MS = 60_000;
const name = (id: string) => ({ id, en: id });
const FIGURES: SeedStatistics = {
  firstMonth: "2024-12",
  programmes: [
    { id: "boga", name: name("Boga"), registrars: [10, 20], students: [7, 15], graduates: [0, 3] },
    { id: "web", name: name("Web"), registrars: [5, 5], students: [4, 40], graduates: [1, 2] },
  ],
  extensions: [{ slug: "k3", title: name("Keselamatan kerja"), hours: 12 }],
  provinces: { "53": [40, 4] },
};
const SETTING = {
  programmes: FIGURES.programmes.map(({ id, name: named }) => ({ id, name: named })),
  extensions: FIGURES.extensions,
};

const writeSchool = `insert into community_schools (tenant_id, reference, npsn, name, level, status, address, province_id, city_id, since,
    is_confirmed, registered_at)
  values ($1, 'SK-' || $2, $2, 'SMK ' || $2, 'SMK', 'negeri', 'Jalan Veteran 4', $3, $4, $5, $6, now())`;

describeWithDatabase("statistics", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    const seed = { settings: () => ({ melati: { statistics: SETTING } }) };
    platform = await TestPlatform.start(await openEmpty(), { services: [{ ...service, seed }] });
    melati = await platform.tenantId("melati");
    await platform.inTenant(melati, async (tx) => {
      const sql = sqlOf(tx);
      await seedStatistics({ sql, db: tx, tenant: { id: melati, key: "melati", language: "id" } }, FIGURES);
      await sql.query(writeSchool, [melati, "69990001", "53", "5308", 2022, true]);
      await sql.query(writeSchool, [melati, "69990002", "53", "5308", 2026, true]);
      await sql.query(writeSchool, [melati, "69990003", "34", "3403", 2026, false]);
    });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const read = async (path: string): Promise<unknown> => (await platform.get(path)).body.data;
  const record = (event: string) =>
    platform.post("/statistics/record", { event }, { "app-token": platform.appToken("melati.localhost") });

  it("counts each flag by itself, and all of them without one", async () => {
    const all = Counters.parse(await read("/v1/statistics/counter"));
    expect(all).toEqual({
      alumni: 6,
      cities: 2,
      cities_active: 1,
      cities_alumni: 1,
      schools: 3,
      schools_active: 2,
      schools_alumni: 1,
      students: 66,
      mentors: 0,
      programs: 2,
    });
    for (const [flag, value] of Object.entries(all))
      expect(await read(`/v1/statistics/counter?${flag}=true`)).toEqual({ [flag]: value });
    expect(await read("/v1/statistics/counter?schools=1&students=false&cities")).toEqual({ cities: 2, schools: 3 });
    expect(await read("/statistic/counter")).toEqual(all);
    expect(await read("/statistic/landing/counter")).toEqual({
      cities_active: 1,
      schools_active: 2,
      students: 66,
      mentors: 0,
    });
  });

  it("tells months, programmes and provinces, of a year and a programme", async () => {
    const all = Statistics.parse(await read("/statistics"));
    expect(all.months).toEqual([
      { month: "2024-12", registrars: 15, students: 11, graduates: 1 },
      { month: "2025-01", registrars: 25, students: 55, graduates: 5 },
    ]);
    expect(all.programmes.map(({ id, students, months }) => [id, students, months])).toEqual([
      ["web", 44, [4, 40]],
      ["boga", 22, [7, 15]],
    ]);
    expect([all.provinces.length, all.provinces.find(({ id }) => id === "53")]).toMatchObject([
      38,
      { schools: 2, students: 40, graduates: 4 },
    ]);
    const one = Statistics.parse(await read("/statistics?year=2025&programme=boga"));
    expect([one.months, one.before, one.years]).toEqual([
      [{ month: "2025-01", registrars: 20, students: 15, graduates: 3 }],
      7,
      [2024, 2025],
    ]);
    expect(one.programmes).toHaveLength(2);
    expect(Statistics.parse(await read("/statistics?year=2031")).months).toEqual([]);
  });

  it("answers the charts, batches and extensions of the main host", async () => {
    const students = [
      { month: "2024-12", value: 11 },
      { month: "2025-01", value: 55 },
    ];
    expect(await read("/statistic/students/chart")).toEqual(students);
    expect(await read("/statistic/chart/students")).toEqual(students);
    expect(await read("/statistic/registrar/chart")).toEqual(await read("/statistic/chart/registrars"));
    expect(await read("/statistic/chart/alumni")).toEqual([
      { month: "2024-12", value: 1 },
      { month: "2025-01", value: 5 },
    ]);
    expect(await read("/statistic/batchs/active/web")).toMatchObject([{ id: "web", name: "Web", students: 44 }]);
    expect(await read("/statistic/batchs/active")).toHaveLength(2);
    expect(await read("/statistic/provincies/score")).toHaveLength(38);
    expect(await read("/ce/extensions")).toEqual([{ slug: "k3", title: "Keselamatan kerja", hours: 12 }]);
    for (const path of ["/statistic/chart/passwords", "/statistic/batchs/active/none"])
      expect((await platform.get(path)).status).toBeGreaterThanOrEqual(404);
    expect((await platform.get("/statistics", "kenanga.localhost")).status).toBe(404);
  });

  it("records looks by day without a word of who looked", async () => {
    await Promise.all([record("view"), record("view"), record("download")]);
    expect((await record("password")).status).toBe(422);
    const rows = await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query("select day::text as day, event, times::int as times from community_records order by event"),
    );
    expect(rows).toEqual([
      { day: "2026-11-21", event: "download", times: 1 },
      { day: "2026-11-21", event: "view", times: 2 },
    ]);
  });

  it("has three years of figures in the seed's files, and each pupil in a province", () => {
    for (const { programmes, provinces } of Object.values(seededStatistics())) {
      for (const { registrars, students, graduates } of programmes)
        expect([registrars.length, students.length, graduates.length]).toEqual([36, 36, 36]);
      const all = programmes.flatMap(({ students }) => students).reduce((sum, count) => sum + count, 0);
      expect(Object.values(provinces).reduce((sum, [students]) => sum + students, 0)).toBe(all);
    }
  });
});

describeTables({
  service: {
    ...service,
    seed: {},
    migrations: service.migrations.filter(({ name: migration }) => migration.endsWith("_statistics")),
  },
  tables: ["community_month_figures", "community_province_figures", "community_records"],
  fill: async (tx, tenantId) => {
    const sql = sqlOf(tx);
    await seedStatistics({ sql, db: tx, tenant: { id: tenantId, key: "melati", language: "id" } }, FIGURES);
    await sql.query("insert into community_records values ($1, '2026-11-21', 'view', 1)", [tenantId]);
  },
});
