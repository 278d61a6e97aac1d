import * as z from "zod/mini";

import { partsOf } from "@serambi/kernel/contracts";

/** The five states of a class; their badges are specification section 2.4. Anything unknown reads as `upcoming`. */
export const CLASS_STATES = ["coming-soon", "registration-open", "started", "ended", "upcoming"] as const;
export type ClassState = (typeof CLASS_STATES)[number];

export const ClassState = z.catch(z.enum(CLASS_STATES), "upcoming");

const isoDate = z.iso.date();

/** A class as lists show it (`class/active`). Minutes, whole Rupiah (0 = free), ISO dates in Asia/Jakarta. */
export const ClassSummary = z.object({
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  classroomId: z.string(),
  /** Plain text, one or two sentences. */
  description: z.string(),
  /** Address of a real picture, or empty: then the motif is drawn from the slug. */
  logo: z.string(),
  state: ClassState,
  level: z.string(),
  programIds: z.array(z.string()),
  /** Name of the programme or field of study as shown, e.g. "Teknik Jaringan". */
  programName: z.string(),
  /** The value that `filter.type` of `class/active` compares: `class`, `course`, `premium`. */
  type: z.string(),
  startsOn: z.nullable(isoDate),
  endsOn: z.nullable(isoDate),
  lengthMinutes: z.int(),
  priceIdr: z.int(),
});
export type ClassSummary = z.infer<typeof ClassSummary>;

export const Mentor = z.object({ name: z.string(), role: z.string(), bio: z.string() });
export type Mentor = z.infer<typeof Mentor>;

/** What somebody says of an earlier run of a class. Plain text; `role` is who they are, as they put it. */
export const Review = z.object({
  author: z.string(),
  role: z.optional(z.string()),
  /** Whole stars, 1–5. */
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string(),
  date: isoDate,
});
export type Review = z.infer<typeof Review>;

/** A class as its page shows it (`class/overview`). `overview` holds paragraphs of plain text. */
export const ClassOverview = z.extend(ClassSummary, {
  overview: partsOf(z.string()),
  outcomes: partsOf(z.string()),
  audience: z.string(),
  language: z.string(),
  seatsLeft: z.nullable(z.int()),
  mentors: partsOf(Mentor),
  /** An addition to the specified answer: a host may have none, and what it means by the name otherwise counts as none. */
  reviews: z.pipe(z.catch(z.optional(z.array(z.unknown())), undefined), z.optional(z.array(Review))),
});
export type ClassOverview = z.infer<typeof ClassOverview>;

export const CHAPTER_KINDS = ["reading", "video", "exercise", "live"] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export const SyllabusChapter = z.object({
  title: z.string(),
  slug: z.string(),
  kind: z.catch(z.enum(CHAPTER_KINDS), "reading"),
  lengthMinutes: z.int(),
  isFree: z.boolean(),
  /** Whether the chapter has a page to be opened, locked or not. An addition to the specified answer: a host need not say so. */
  isReadable: z.optional(z.boolean()),
});
export type SyllabusChapter = z.infer<typeof SyllabusChapter>;

export const SyllabusModule = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  chapters: z.array(SyllabusChapter),
});
export type SyllabusModule = z.infer<typeof SyllabusModule>;

/** `class/syllabus`: the modules of one classroom, in order. */
export const Syllabus = z.object({ classroomId: z.string(), modules: z.array(SyllabusModule) });
export type Syllabus = z.infer<typeof Syllabus>;

/** Orders of `class/active` beside its own: by start, name or price. An addition to the specified query. */
export const CLASS_SORTS = ["start", "name", "price"] as const;
export type ClassSort = (typeof CLASS_SORTS)[number];

/** Query of `class/active` (specification section 7.1). `filterType` is sent as `filter.type`. */
export interface ClassQuery {
  /** From 1. */
  readonly page: number;
  /** 1–50; 6 where the list is a catalogue (section 9). */
  readonly pageSize: number;
  readonly state?: ClassState | undefined;
  readonly level?: string | undefined;
  readonly programIds?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly filterType?: string | undefined;
  /** Missing: those open for registration first, then by start. */
  readonly sort?: ClassSort | undefined;
}
