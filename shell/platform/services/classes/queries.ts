import { CLASS_STATES } from "@serambi/kernel/contracts";
import * as z from "zod";

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 50;
const MAX_PROGRAMS = 20;

/** PostgreSQL has no NUL in texts; a parameter that is present and empty says nothing. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes("\0"));
const optionalText = (max: number) =>
  text(max)
    .transform((value) => value || undefined)
    .optional();
const requiredText = (max: number) => text(max).min(1);

const wholeNumber = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max))
    .default(fallback);

const programIds = z
  .union([z.string(), z.array(z.string())])
  .transform((given) =>
    [given]
      .flat()
      .flatMap((part) => part.split(","))
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(text(100)).max(MAX_PROGRAMS));

/** Query of `class/active`: page from 1, pageSize 1–50 (6 as in specification section 9), programIds repeated or joined by commas. */
export const ClassListQuery = z
  .object({
    page: wholeNumber(MAX_PAGE, 1),
    pageSize: wholeNumber(MAX_PAGE_SIZE, 6),
    state: z.union([z.enum(CLASS_STATES), z.literal("").transform(() => undefined)]).optional(),
    level: optionalText(60),
    programIds: programIds.default([]),
    search: optionalText(100),
    "filter.type": optionalText(60),
  })
  .transform(({ "filter.type": type, ...rest }) => ({ ...rest, type }));
export type ClassListQuery = z.output<typeof ClassListQuery>;

export const ClassQuery = z.object({ slug: requiredText(200) });

export const SyllabusQuery = z.object({ classroomId: requiredText(200) });
