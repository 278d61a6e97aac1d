import * as z from "zod/mini";

export const HeroFactsProps = z.object({
  title: z.string(),
  lede: z.string(),
  /** Each a name and a figure, as a bill has them. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).check(z.minLength(1), z.maxLength(4)),
});
export type HeroFactsProps = z.infer<typeof HeroFactsProps>;
