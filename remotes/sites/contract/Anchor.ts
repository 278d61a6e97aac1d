import { withFormat } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** Id of a section, so that links of the same page can lead to it. */
export const Anchor = z.optional(withFormat(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), "anchor"));
