import * as z from "zod/mini";

/** Every answer of a host: `{status, message, data}` (specification section 3). */
export const Envelope = z.object({
  status: z.boolean(),
  message: z.string(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

const count = z.pipe(z.coerce.number(), z.int().check(z.nonnegative()));

/** Paged data as the product writes it. */
const CurrentPage = z.object({
  page: count,
  perPage: count,
  totalItems: count,
  totalPages: count,
  items: z.array(z.unknown()),
});

const olderCounts = { current_page: count, last_page: count, per_page: count, total_data: count };

/** Paged data of the older lists, whose entries are called `data` or `items`: read, never written (decisions, section 8). */
const OlderPage = z.pipe(
  z.union([
    z.object({ ...olderCounts, items: z.array(z.unknown()) }),
    z.pipe(
      z.object({ ...olderCounts, data: z.array(z.unknown()) }),
      z.transform(({ data, ...counts }) => ({ ...counts, items: data })),
    ),
  ]),
  z.transform(({ current_page, per_page, total_data, last_page, items }) => ({
    page: current_page,
    perPage: per_page,
    totalItems: total_data,
    totalPages: last_page,
    items,
  })),
);

/** A page of either shape, as the product writes it today. */
export const PagedData = z.union([CurrentPage, OlderPage]);

/** One page of a list. `page` counts from 1. */
export interface Page<T> {
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
  readonly items: readonly T[];
}
