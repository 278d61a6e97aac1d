import * as z from "zod";

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 50;

/** A text of a query or body, without spaces around it. PostgreSQL has no NUL in texts. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes("\0"));

/** A parameter that is present and empty says nothing. */
export const optionalText = (max: number) =>
  text(max)
    .transform((value) => value || undefined)
    .optional();

/** A parameter that must say something. */
export const requiredText = (max: number) => text(max).min(1);

const wholeNumber = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max))
    .default(fallback);

/** The first page unless one is named. */
export const pageNumber = () => wholeNumber(MAX_PAGE, 1);

/** How many to a page, 50 at most. */
export const pageSize = (fallback: number) => wholeNumber(MAX_PAGE_SIZE, fallback);
