import * as z from "zod/mini";

import { shortText } from "@serambi/kernel/contracts";
import { count, DemoBase, DemoId, some, text, word } from "./demoParts";
import { PRESENCES } from "./roles";

/** Whole percents, or with one decimal. */
const mark = () => z.number().check(z.gte(0), z.lte(100));

/** Marks with weights, and how they are spread. */
export const GradebookDemo = z.extend(DemoBase, {
  kind: z.literal("gradebook"),
  columns: some(z.object({ id: DemoId, label: word(), weight: count(100) }), 6),
  /** A mark for each column; null: not given yet. */
  rows: some(z.object({ id: DemoId, name: word(), marks: z.array(z.nullable(mark())) }), 20),
  /** From here on it is passed. */
  pass: mark(),
  /** Where bands of the distribution begin, rising; the first band begins at 0. */
  bands: some(mark(), 8),
  /** The learner's row. */
  me: DemoId,
});
export type GradebookDemo = z.infer<typeof GradebookDemo>;

const lesson = z.object({
  id: DemoId,
  subject: word(),
  teacher: word(),
  room: word(),
  group: word(),
  /** From 0. */
  day: count(6),
  hour: count(9),
});

/** A week of lessons of some groups. */
export const TimetableDemo = z.extend(DemoBase, {
  kind: z.literal("timetable"),
  days: some(word(), 7),
  hours: some(word(), 10),
  lessons: some(lesson, 40),
  /** The teacher whose lessons the visitor may move as a teacher. */
  teacher: word(),
  /** The learner's group. */
  group: word(),
});
export type TimetableDemo = z.infer<typeof TimetableDemo>;

/** A list of who is there, which is signed. */
export const AttendanceDemo = z.extend(DemoBase, {
  kind: z.literal("attendance"),
  session: word(),
  /** `state`: as it is known already, by a note of the parents; without it nobody has looked yet. */
  list: some(
    z.object({ id: DemoId, name: word(), state: z.optional(z.enum(PRESENCES)), note: z.optional(word()) }),
    40,
  ),
  me: DemoId,
});
export type AttendanceDemo = z.infer<typeof AttendanceDemo>;

/** Marks of a term as a sheet that is signed. */
export const ReportDemo = z.extend(DemoBase, {
  kind: z.literal("report"),
  pupil: word(),
  subjects: some(z.object({ id: DemoId, name: word(), mark: mark(), least: mark() }), 14),
  /** Words for marks, from the best down; the last begins at 0. */
  grades: some(z.object({ from: mark(), word: word() }), 6),
  remark: text(),
  facts: z.array(z.object({ label: word(), value: word() })).check(z.maxLength(6)),
});
export type ReportDemo = z.infer<typeof ReportDemo>;

/** Invoices and what was paid. */
export const PaymentsDemo = z.extend(DemoBase, {
  kind: z.literal("payments"),
  /** The day on which the visitor looks. */
  today: z.iso.date(),
  invoices: some(
    z.object({
      id: DemoId,
      number: word(),
      who: word(),
      what: word(),
      amountIdr: count(1_000_000_000),
      dueOn: z.iso.date(),
      state: z.enum(["open", "told", "paid"]),
    }),
    30,
  ),
  /** As `who` says it. */
  me: word(),
});
export type PaymentsDemo = z.infer<typeof PaymentsDemo>;

/** Something that is given when all that it asks for is there. */
export const CertificateDemo = z.extend(DemoBase, {
  kind: z.literal("certificate"),
  award: word(),
  holder: word(),
  issuer: word(),
  /** Begins the number: letters and digits with lines between them. */
  series: z.string().check(z.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/), z.maxLength(30)),
  requirements: some(
    z.object({ id: DemoId, label: word(), need: count(1000), have: count(1000), unit: shortText() }),
    8,
  ),
});
export type CertificateDemo = z.infer<typeof CertificateDemo>;
