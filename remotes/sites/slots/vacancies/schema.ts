import * as z from "zod/mini";

export const VacanciesProps = z.object({
  /** The openings' own anchors are made of it: `meja-a3` and so on. */
  anchor: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: z.string(),
  text: z.string(),
  openings: z
    .array(
      z.object({
        number: z.string().check(z.regex(/^[A-Z]\d{1,3}$/)),
        name: z.string(),
        work: z.string(),
        places: z.string(),
        pay: z.string(),
      }),
    )
    .check(z.minLength(1)),
});
export type VacanciesProps = z.infer<typeof VacanciesProps>;
