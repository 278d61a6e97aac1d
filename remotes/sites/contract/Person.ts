import * as z from "zod/mini";

/** Somebody who is quoted or named. The portrait is drawn from `seed`; `role` may take several lines. */
export const Person = z.object({ name: z.string(), role: z.string(), seed: z.string() });
export type Person = z.infer<typeof Person>;
