import * as z from "zod/mini";

import { FIELDS, KINDS } from "./choices";

const heading = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** `careers.open.v1` */
export const OpenProps = z.object({
  title: heading,
  intro: z.optional(z.string().check(z.maxLength(400))),
  /** Where a link on the page may lead. */
  anchor: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(12)), 5),
  field: z.optional(z.enum(FIELDS)),
  kind: z.optional(z.enum(KINDS)),
});

/** `careers.for-course.v1` */
export const ForCourseProps = z.object({
  /** Slug of the course. */
  course: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)),
  /** Words that stand for it where no job names it. */
  words: z.optional(z.string().check(z.maxLength(100))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
});
