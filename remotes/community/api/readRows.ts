import { AppError } from "@serambi/kernel/errors";
import * as z from "zod/mini";

/** Rows of the hosted database, which come without an envelope, checked. @throws AppError malformed */
export const readRows = <S extends z.ZodMiniType>(rows: unknown, row: S): z.output<S>[] => {
  const { data, error } = z.array(row).safeParse(rows);
  if (!data) throw new AppError("malformed", "The rows do not have the agreed shape", { cause: error });
  return data;
};
