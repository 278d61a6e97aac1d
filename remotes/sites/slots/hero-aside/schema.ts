import * as z from "zod/mini";

export const HeroAsideProps = z.object({
  title: z.string(),
  lede: z.string(),
});
export type HeroAsideProps = z.infer<typeof HeroAsideProps>;
