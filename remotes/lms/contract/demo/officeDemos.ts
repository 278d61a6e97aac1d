import * as z from "zod/mini";

import { count, DemoBase, DemoId, some, word } from "./demoParts";

/** Shares of groups beside a goal, down to the people behind them, and a report that is signed. */
export const OverviewDemo = z.extend(DemoBase, {
  kind: z.literal("overview"),
  /** The share in words: "Finished of those who began". */
  measure: word(),
  /** Said of somebody who counts: "Finished". */
  counted: word(),
  /** Percent. */
  goal: count(100),
  /** A group of fewer people has no figure, so that nobody is found in it. */
  least: count(50),
  groups: some(
    z.object({
      id: DemoId,
      label: word(),
      all: count(5000),
      reached: count(5000),
      /** Some of those who do not count, by name and reason. */
      missing: z.array(z.object({ id: DemoId, name: word(), why: word() })).check(z.maxLength(12)),
    }),
    8,
  ),
  /** The teacher's group, which is the learner's, too. */
  mine: DemoId,
  /** The learner, one of those who do not count. */
  me: DemoId,
});
export type OverviewDemo = z.infer<typeof OverviewDemo>;

/** A list of staff that another system keeps, the accounts that follow it at night, and the events that are told. */
export const ExchangeDemo = z.extend(DemoBase, {
  kind: z.literal("exchange"),
  /** The system that has the list. */
  system: word(),
  /** As calls name it. */
  course: z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(60)),
  seats: count(500),
  staff: some(
    z.object({
      id: DemoId,
      /** As calls name the person: `nik:20418`. */
      number: z.string().check(z.regex(/^[a-z]+:[A-Za-z0-9-]+$/), z.maxLength(40)),
      name: word(),
      unit: word(),
      hasSeat: z._default(z.boolean(), false),
    }),
    12,
  ),
  me: DemoId,
});
export type ExchangeDemo = z.infer<typeof ExchangeDemo>;
