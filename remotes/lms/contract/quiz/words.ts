import * as z from "zod/mini";

const Span = z.object({
  text: z.string(),
  as: z.optional(z.enum(["code", "strong", "em"])),
  /** Javanese letters say their language: they are read out and set with their own face. */
  lang: z.optional(z.literal("jv-Java")),
  /** The place of a gap, from 0; its text is empty. */
  gap: z.optional(z.int()),
});
export type Span = z.infer<typeof Span>;

/** A part of a text: a paragraph, or lines of code. */
export const Block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), spans: z.array(Span) }),
  z.object({
    kind: z.literal("code"),
    /** Above the code, or empty. */
    caption: z.string(),
    lines: z.array(z.object({ text: z.string(), isMarked: z.boolean() })),
  }),
]);
export type Block = z.infer<typeof Block>;
export const Spans = z.array(Span);
