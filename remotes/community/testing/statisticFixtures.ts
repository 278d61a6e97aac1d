import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import { NETWORK_PATH, STATISTICS_PATH } from "../contract/paths";
import type { Statistics } from "../contract/Statistics";

const tenant = { settings: { routes: ["/", STATISTICS_PATH, NETWORK_PATH] } };
const SOURCE = "main statistics";
const RECORD = "POST services statistics/record";

const figures = (month: string, students: number) => ({
  month,
  registrars: students + 12,
  students,
  graduates: students - 20,
});

const statistics: Statistics = {
  counters: {
    alumni: 160,
    cities: 9,
    cities_active: 8,
    cities_alumni: 6,
    schools: 12,
    schools_active: 11,
    schools_alumni: 8,
    students: 220,
    mentors: 6,
    programs: 2,
  },
  months: [figures("2025-11", 40), figures("2025-12", 60), figures("2026-01", 120)],
  programmes: [
    { id: "web", name: "Rekayasa web", registrars: 150, students: 140, graduates: 90, months: [20, 40, 80] },
    { id: "boga", name: "Boga", registrars: 106, students: 80, graduates: 70, months: [20, 20, 40] },
  ],
  provinces: [
    { id: "53", name: "NTT", short: "NT", column: 6, row: 6, schools: 8, students: 150, graduates: 120 },
    { id: "51", name: "Bali", short: "BA", column: 4, row: 6, schools: 0, students: 0, graduates: 0 },
  ],
  years: [2025, 2026],
  before: 0,
};

const page = (title: string, query: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "statistics",
  path: STATISTICS_PATH + query,
  tenant,
  answers: { [SOURCE]: answer(statistics), [RECORD]: answer({ recorded: true }) },
  ...rest,
});
const lost = new AppError("unavailable", "Down");

export const statisticPages: readonly PageFixture[] = [
  page("statistics", ""),
  page("statistics of a year and a programme", "?year=2026&programme=web", {
    answers: {
      [SOURCE]: answer({ ...statistics, months: statistics.months.slice(2), before: 100 }),
      [RECORD]: answer({ recorded: true }),
    },
  }),
  page("statistics without figures", "?year=2031", {
    answers: { [SOURCE]: answer({ ...statistics, months: [], programmes: [] }), [RECORD]: answer({ recorded: true }) },
  }),
  page("statistics of a site without schools and mentors", "", {
    tenant: { settings: { routes: ["/", STATISTICS_PATH] } },
    answers: {
      [SOURCE]: answer({
        ...statistics,
        counters: { ...statistics.counters, mentors: 0, schools: 0, schools_active: 0, cities: 0, cities_active: 0 },
      }),
      [RECORD]: answer({ recorded: true }),
    },
  }),
  page("statistics that cannot be had", "", { answers: { [SOURCE]: lost, [RECORD]: lost } }),
];
