import type { Page } from "../contracts";

interface PageOf<T> {
  readonly page: number;
  readonly pageSize: number;
  readonly totalItems: number;
  readonly items: readonly T[];
}

/** The paged data of specification section 3. A list without items has no pages. */
export const paged = <T>({ page, pageSize, totalItems, items }: PageOf<T>): Page<T> => ({
  page,
  perPage: pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
  items,
});
