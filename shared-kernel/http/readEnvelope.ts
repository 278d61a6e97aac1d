import * as z from "zod/mini";

import { Envelope, PagedData, type Page } from "../contracts";
import { AppError } from "../errors";
import { readParts, tellLeftOut, type Teller } from "./readParts";

const open = (body: unknown): unknown => {
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) throw new AppError("malformed", "The answer is not an envelope", { cause: envelope.error });
  if (!envelope.data.status) throw new AppError("upstream", envelope.data.message);
  return envelope.data.data;
};

interface Known {
  readonly data: unknown;
  /** Nothing was left out of it. */
  readonly isWhole: boolean;
}

/** What was read of a value by a schema. On a server many pages may be made of one answer: it is checked, and told of, once. */
const known = new WeakMap<object, WeakMap<object, Known>>();

/** How a value is read. */
interface Reading<S> {
  /** What the answer is called in the failure. */
  readonly what: string;
  /** Given: what can be used of it will do. */
  readonly teller: Teller | undefined;
  /** Under which schema it is known, where its own is made for this once. */
  readonly as?: S;
}

const parse = <S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  { what, teller, as = schema }: Reading<z.ZodMiniType>,
): z.output<S> => {
  const bySchema = typeof value === "object" && value !== null ? (known.get(value) ?? new WeakMap()) : undefined;
  const before = bySchema?.get(as);
  if (before && (before.isWhole || teller)) return before.data as z.output<S>; // kept below, under this very schema
  const keep = (data: z.output<S>, isWhole: boolean): z.output<S> => {
    if (bySchema) known.set(value as object, bySchema.set(as, { data, isWhole })); // an object, or there would be no map
    return data;
  };
  const result = schema.safeParse(value);
  if (result.success) return keep(result.data, true);
  const parts = teller ? readParts(schema, value) : null;
  if (!teller || !parts)
    throw new AppError("malformed", `${what} does not have the agreed shape`, { cause: result.error });
  tellLeftOut(teller, parts.leftOut);
  return keep(parts.data, false);
};

/** A list of which nothing is left is not a list of this kind: it is malformed, and not empty. */
const readItems = <S extends z.ZodMiniType>(items: readonly unknown[], item: S, teller?: Teller): z.output<S>[] => {
  const list = z.array(item).check(z.minLength(Math.min(1, items.length)));
  return parse(list, items, { what: "The list", teller, as: item });
};

/**
 * The data of an answer, checked.
 * @param teller given: the answer is used as far as it can be. An entry of a list in it that is wrong is left out, and told of
 * @throws AppError malformed | upstream
 */
export const readEnvelope = <S extends z.ZodMiniType>(body: unknown, schema: S, teller?: Teller): z.output<S> =>
  parse(schema, open(body), { what: "The answer", teller });

/**
 * A list that comes without pages, checked.
 * @param teller as for `readEnvelope`; where nothing is left of a list that had items, the answer is malformed
 * @throws AppError malformed | upstream
 */
export const readList = <S extends z.ZodMiniType>(body: unknown, item: S, teller?: Teller): z.output<S>[] => {
  const items = open(body);
  if (!Array.isArray(items)) throw new AppError("malformed", "The answer is not a list");
  return readItems(items, item, teller);
};

/**
 * A page of items, checked, from either paged shape (specification section 3).
 * @param teller as for `readList`
 * @throws AppError malformed | upstream
 */
export const readPage = <S extends z.ZodMiniType>(body: unknown, item: S, teller?: Teller): Page<z.output<S>> => {
  const { items, ...counts } = parse(PagedData, open(body), { what: "The page", teller: undefined });
  return { ...counts, items: readItems(items, item, teller) };
};
