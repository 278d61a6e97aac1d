import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Dye } from "../../contract/Dye";
import { Picture } from "../../contract/Picture";

const Question = z.object({
  text: z.string(),
  options: z.array(z.string()).check(z.minLength(2)),
  /** Which of the options is right, from 0. */
  right: z.int().check(z.nonnegative()),
});

const School = z.object({
  name: z.string(),
  place: z.string(),
  dye: Dye,
  picture: Picture,
  /** Class or year group. */
  group: z.string(),
  lesson: z.string(),
  question: Question,
});
export type School = z.infer<typeof School>;

export const StageProps = z.object({
  anchor: Anchor,
  /** What is shown; heard, not seen. */
  title: z.string(),
  /** Name of the choice of school; heard, not seen. */
  legend: z.string(),
  schools: z.array(School).check(z.minLength(2), z.maxLength(4)),
  /** Entries of the product's own menu; the first is the one that is open. */
  menu: z.array(z.object({ label: z.string(), count: z.optional(z.int()) })).check(z.minLength(1)),
  /** Before each question: `Soal 4 dari 10.` */
  questionLabel: z.string(),
  feedback: z.object({ idle: z.string(), right: z.string(), wrong: z.string() }),
  today: z.object({ title: z.string(), items: z.array(z.object({ time: z.string(), text: z.string() })) }),
  progress: z.object({ title: z.string(), percent: z.int().check(z.minimum(0), z.maximum(100)) }),
});
export type StageProps = z.infer<typeof StageProps>;
