import { withFormat } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** A day, `2027-01-11`. */
export const IsoDate = withFormat(
  z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)),
  "date",
);
