import * as z from "zod/mini";

/** Flags of `v1/statistics/counter`, and what each counts. (specification section 3) */
export const COUNTERS = [
  "alumni",
  "cities",
  "cities_active",
  "cities_alumni",
  "schools",
  "schools_active",
  "schools_alumni",
  "students",
  "mentors",
  "programs",
] as const;
export type Counter = (typeof COUNTERS)[number];

/** Those that were asked for. */
export const Counters = z.partialRecord(z.enum(COUNTERS), z.int());
export type Counters = z.infer<typeof Counters>;

/** New registrations, pupils who began and pupils who finished. */
const Figures = { registrars: z.int(), students: z.int(), graduates: z.int() };

export const MonthFigures = z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...Figures });
export type MonthFigures = z.infer<typeof MonthFigures>;

export const ProgrammeFigures = z.object({
  id: z.string(),
  name: z.string(),
  ...Figures,
  /** Pupils who began, month by month. */
  months: z.array(z.int()),
});
export type ProgrammeFigures = z.infer<typeof ProgrammeFigures>;

/** A province on the map of squares. */
export const ProvinceFigures = z.object({
  id: z.string(),
  name: z.string(),
  short: z.string(),
  column: z.int(),
  row: z.int(),
  schools: z.int(),
  students: z.int(),
  graduates: z.int(),
});
export type ProvinceFigures = z.infer<typeof ProvinceFigures>;

/** The answer of `statistics`: what a site may say about itself in numbers. */
export const Statistics = z.object({
  counters: z.record(z.enum(COUNTERS), z.int()),
  /** In order, those without figures among them. */
  months: z.array(MonthFigures),
  programmes: z.array(ProgrammeFigures),
  provinces: z.array(ProvinceFigures),
  /** Years that have figures. */
  years: z.array(z.int()),
  /** Pupils who had begun before the first of `months`. */
  before: z.int(),
});
export type Statistics = z.infer<typeof Statistics>;

/** The body of `statistics/record`: a page of statistics was looked at, or one of its files taken. No word of who did. */
export const RecordForm = z.object({ event: z.enum(["view", "download"]) });
export type RecordForm = z.infer<typeof RecordForm>;
