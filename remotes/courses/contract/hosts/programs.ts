import * as z from "zod/mini";

import { SyllabusModule } from "./classes";
import { partsOf } from "@serambi/kernel/contracts";

/**
 * A programme, a field of study with classes of its own, as lists show it: a page of them from `v1/program/active`, all in one
 * list from `programs` of the programs host.
 */
export const ProgramSummary = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Plain text, one or two sentences. */
  summary: z.string(),
  /** Address of a real picture, or empty: then the motif is drawn from the slug. */
  logo: z.string(),
  classCount: z.int(),
  schoolCount: z.int(),
});
export type ProgramSummary = z.infer<typeof ProgramSummary>;

/** A programme as its page shows it (`v1/program/active/detail`). */
export const ProgramDetail = z.extend(ProgramSummary, {
  /** HTML from outside: nothing shows it that has not sanitised it. May be empty. */
  description: z.string(),
});
export type ProgramDetail = z.infer<typeof ProgramDetail>;

/** A school that takes part in a programme (`v1/program/schools`, a page of them). */
export const ProgramSchool = z.object({ id: z.string(), name: z.string(), city: z.string(), province: z.string() });
export type ProgramSchool = z.infer<typeof ProgramSchool>;

const isoDate = z.iso.date();

/** A class that begins on a day that is known and has not ended (`batch/active` of the main API host: one list, soonest first). */
export const Batch = z.object({
  classroomId: z.string(),
  className: z.string(),
  classSlug: z.string(),
  classCode: z.string(),
  programIds: z.array(z.string()),
  startsOn: isoDate,
  endsOn: z.nullable(isoDate),
  seatsLeft: z.nullable(z.int()),
});
export type Batch = z.infer<typeof Batch>;

/** A webinar (`class/webinar`, a page of them: the soonest to come first, past ones after them, the latest first). */
export const Webinar = z.object({
  classroomId: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  logo: z.string(),
  programIds: z.array(z.string()),
  programName: z.string(),
  startsAt: z.iso.datetime({ offset: true }),
  lengthMinutes: z.int(),
  priceIdr: z.int(),
  speakers: partsOf(z.object({ name: z.string(), role: z.string() })),
});
export type Webinar = z.infer<typeof Webinar>;

/** The syllabuses of a programme's classes, in their order (`silabus/{programId}` of the main API host). */
export const ProgramSyllabus = z.object({
  programId: z.string(),
  classes: z.array(
    z.object({
      classroomId: z.string(),
      name: z.string(),
      slug: z.string(),
      code: z.string(),
      level: z.string(),
      lengthMinutes: z.int(),
      modules: z.array(SyllabusModule),
    }),
  ),
});
export type ProgramSyllabus = z.infer<typeof ProgramSyllabus>;
