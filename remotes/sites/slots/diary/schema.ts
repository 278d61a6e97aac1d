import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Picture } from "../../contract/Picture";

export const DiaryEntry = z.object({
  when: z.string(),
  text: z.string(),
  /** A word of the text that its writer has struck out. */
  struck: z.optional(z.string()),
  by: z.optional(z.string()),
  /** `large`: few words, set large; `blank`: not written yet. */
  voice: z.optional(z.enum(["large", "blank"])),
  /** A photograph pasted in beside the text. */
  picture: z.optional(Picture),
  /** What was counted, in the writer's own table. */
  count: z.optional(
    z.object({ caption: z.string(), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
});
export type DiaryEntry = z.infer<typeof DiaryEntry>;

export const DiaryProps = z.object({
  anchor: Anchor,
  title: z.string(),
  entries: z.array(DiaryEntry).check(z.minLength(1)),
});
export type DiaryProps = z.infer<typeof DiaryProps>;
