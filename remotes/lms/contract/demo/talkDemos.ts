import * as z from "zod/mini";

import { count, DemoBase, DemoId, some, text, word } from "./demoParts";
import { DEMO_ROLES } from "./roles";

/** Questions that are answered, weighed and looked at. */
export const QuizDemo = z.extend(DemoBase, {
  kind: z.literal("quiz"),
  questions: some(
    z.object({
      id: DemoId,
      text: text(),
      weight: count(20),
      /** `count`: how many of the class took it. */
      options: some(
        z.object({ text: word(), isRight: z._default(z.boolean(), false), say: word(), count: count(999) }),
        6,
      ),
    }),
    8,
  ),
  /** Percent. */
  pass: count(100),
});
export type QuizDemo = z.infer<typeof QuizDemo>;

/** A message to many, and who has read it. */
export const MessagesDemo = z.extend(DemoBase, {
  kind: z.literal("messages"),
  /** Where somebody is reached, as the site says it. */
  readers: some(z.object({ id: DemoId, name: word(), way: word(), hasRead: z._default(z.boolean(), false) }), 40),
  /** The message that was sent this morning, and one that waits to be sent. */
  sent: text(),
  draft: text(),
  me: DemoId,
});
export type MessagesDemo = z.infer<typeof MessagesDemo>;

/** A question in a class and what was said to it. */
export const ForumDemo = z.extend(DemoBase, {
  kind: z.literal("forum"),
  topic: word(),
  posts: some(
    z.object({ id: DemoId, by: word(), role: z.enum(DEMO_ROLES), text: text(), at: word(), votes: count(999) }),
    20,
  ),
});
export type ForumDemo = z.infer<typeof ForumDemo>;

/** Parts of a course in their order, some of them open. */
export const OutlineDemo = z.extend(DemoBase, {
  kind: z.literal("outline"),
  chapters: some(z.object({ id: DemoId, title: word(), note: word(), minutes: count(6000), isOpen: z.boolean() }), 20),
});
export type OutlineDemo = z.infer<typeof OutlineDemo>;

/** Words of one script, written in another. */
export const DrillDemo = z.extend(DemoBase, {
  kind: z.literal("drill"),
  script: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/)),
  items: some(z.object({ id: DemoId, written: word(), answers: some(word(), 6), meaning: word() }), 12),
});
export type DrillDemo = z.infer<typeof DrillDemo>;

/** A program to run and change: the coding studio itself. */
export const StudioDemo = z.object({
  kind: z.literal("studio"),
  title: word(),
  language: word(),
  code: z.string().check(z.minLength(1), z.maxLength(4000)),
});

const coordinate = (most: number) => z.number().check(z.gte(0), z.lte(most));

/** Letters that are traced, stroke by stroke. */
export const TracingDemo = z.extend(DemoBase, {
  kind: z.literal("tracing"),
  script: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/)),
  /** After how often without a slip the help lines are gone. */
  fluentAfter: z.int().check(z.gte(1), z.lte(9)),
  letters: some(
    z.object({
      id: DemoId,
      letter: word(),
      said: word(),
      /** In the order of the pen; points on a sheet of 100 by 60. */
      strokes: some(z.array(z.tuple([coordinate(100), coordinate(60)])).check(z.minLength(2), z.maxLength(40)), 8),
      isOpen: z._default(z.boolean(), true),
    }),
    12,
  ),
});
export type TracingDemo = z.infer<typeof TracingDemo>;
