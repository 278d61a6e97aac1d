import { CLASS_SORTS, CLASS_STATES } from "../../contract/hosts/classes";
import * as z from "zod";

import { optionalText, pageNumber, pageSize, requiredText, text } from "@serambi/kernel/service";

const MAX_PROGRAMS = 20;

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

const unlessEmpty = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.literal("").transform(() => undefined)]).optional();

/**
 * Query of `class/active`: page from 1, pageSize 1–50 (6 as in specification section 9), programIds repeated or joined by commas.
 * `sort` is an addition to the specification.
 */
export const ClassListQuery = z
  .object({
    page: pageNumber(),
    pageSize: pageSize(6),
    state: unlessEmpty(z.enum(CLASS_STATES)),
    sort: unlessEmpty(z.enum(CLASS_SORTS)),
    level: optionalText(60),
    programIds: programIds.default([]),
    search: optionalText(100),
    "filter.type": optionalText(60),
  })
  .transform(({ "filter.type": type, ...rest }) => ({ ...rest, type }));
export type ClassListQuery = z.output<typeof ClassListQuery>;

export const ClassQuery = z.object({ slug: requiredText(200) });

export const SyllabusQuery = z.object({ classroomId: requiredText(200) });

/** Query of `class/webinar`, whose page size is called perPage. */
export const WebinarQuery = z
  .object({ page: pageNumber(), perPage: pageSize(6), programIds: programIds.default([]) })
  .transform(({ perPage, ...rest }) => ({ ...rest, pageSize: perPage }));
export type WebinarQuery = z.output<typeof WebinarQuery>;
