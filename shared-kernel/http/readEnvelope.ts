import type * as z from "zod/mini";

import { Envelope, PagedData, type Page } from "../contracts";
import { AppError } from "../errors";

const open = (body: unknown): unknown => {
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) throw new AppError("malformed", "The answer is not an envelope", { cause: envelope.error });
  if (!envelope.data.status) throw new AppError("upstream", envelope.data.message);
  return envelope.data.data;
};

/** What was read of a value by a schema. On a server many pages may be made of one answer: it is checked once. */
const known = new WeakMap<object, WeakMap<object, unknown>>();

const parse = <S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> => {
  const bySchema = typeof value === "object" && value !== null ? (known.get(value) ?? new WeakMap()) : undefined;
  if (bySchema?.has(schema)) return bySchema.get(schema) as z.output<S>; // kept below, under this very schema
  const result = schema.safeParse(value);
  if (!result.success)
    throw new AppError("malformed", `${what} does not have the agreed shape`, { cause: result.error });
  if (bySchema) known.set(value as object, bySchema.set(schema, result.data)); // an object, or there would be no map
  return result.data;
};

/** The data of an answer, checked. @throws AppError malformed | upstream */
export const readEnvelope = <S extends z.ZodMiniType>(body: unknown, schema: S): z.output<S> =>
  parse(schema, open(body), "The answer");

/** A page of items, checked, from either paged shape (specification section 3). @throws AppError malformed | upstream */
export const readPage = <S extends z.ZodMiniType>(body: unknown, item: S): Page<z.output<S>> => {
  const paged = parse(PagedData, open(body), "The page");
  const isCurrent = "items" in paged;
  return {
    page: isCurrent ? paged.page : paged.current_page,
    perPage: isCurrent ? paged.perPage : paged.per_page,
    totalItems: isCurrent ? paged.totalItems : paged.total_data,
    totalPages: isCurrent ? paged.totalPages : paged.last_page,
    items: (isCurrent ? paged.items : paged.data).map((value) => parse(item, value, "An item")),
  };
};
