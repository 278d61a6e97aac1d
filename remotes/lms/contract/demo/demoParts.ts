import * as z from "zod/mini";

import { longText, shortText } from "@serambi/kernel/contracts";

/** The id by which other things of a demonstration name a thing. */
export const DemoId = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export const word = () => shortText().check(z.minLength(1));
export const text = () => longText().check(z.minLength(1));
export const some = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(most));
export const count = (most: number) => z.int().check(z.gte(0), z.lte(most));

/** The fields of every demonstration. */
export const DemoBase = z.object({
  title: word(),
  /** Where and when it is: a class, a term. */
  note: z._default(shortText(), ""),
  /** One thing to try first. */
  hint: word(),
  /** The visitor's name in each role, as the site calls them. */
  people: z.object({ teacher: word(), learner: word(), parent: word(), admin: word() }),
});
export type DemoBase = z.infer<typeof DemoBase>;
