import * as z from "zod/mini";

/** Id of the slot that stands inside a section, where its page has one for it: see `HomeSection` of the contracts. */
export const Inside = z.optional(z.string());
