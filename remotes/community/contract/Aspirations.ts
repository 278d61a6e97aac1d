import * as z from "zod/mini";

/** Where an aspiration stands: received until the office has written something. */
export const ASPIRATION_STATES = ["received", "discussed", "answered"] as const;

export const Aspiration = z.object({
  id: z.uuid(),
  /** Empty: anonymous. */
  name: z.string(),
  category: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(ASPIRATION_STATES),
  answer: z.string(),
  /** In whose name it is answered. */
  signature: z.string(),
});
export type Aspiration = z.infer<typeof Aspiration>;

export const Aspirations = z.object({
  items: z.array(Aspiration),
  hasOlder: z.boolean(),
  total: z.int(),
  answered: z.int(),
  /** Those that the site's published ones have, by their names. */
  categories: z.array(z.string()),
});
export type Aspirations = z.infer<typeof Aspirations>;

/** The office's answer. */
export const AnswerOrder = z.object({
  id: z.uuid(),
  state: z.enum(["discussed", "answered"]),
  answer: z.string().check(z.trim(), z.minLength(10), z.maxLength(600)),
  signature: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
});
export type AnswerOrder = z.infer<typeof AnswerOrder>;
