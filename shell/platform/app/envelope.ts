import type { Envelope, Page } from "@serambi/kernel/contracts";

import type { ApiFailure } from "./ApiFailure";

export const success = (message: string, data: unknown): Envelope => ({ status: true, message, data });

export const failure = ({ message, fields }: ApiFailure): Envelope => ({
  status: false,
  message,
  data: fields ? { fields } : null,
});

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
