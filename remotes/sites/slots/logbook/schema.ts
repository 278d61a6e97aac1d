import * as z from "zod/mini";

export const LogbookProps = z.object({
  /** The entries' own anchors are made of it: `minggu-1` and so on. */
  anchor: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: z.string(),
  entries: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        /** What it took, with its unit. */
        amount: z.string(),
        tone: z.optional(z.enum(["peak", "rest"])),
      }),
    )
    .check(z.minLength(1)),
});
export type LogbookProps = z.infer<typeof LogbookProps>;
