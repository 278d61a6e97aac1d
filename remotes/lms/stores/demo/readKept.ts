import * as z from "zod/mini";

import { DEMO_ROLES, PRESENCES, type DemoRole } from "../../contract/demo/roles";

const number = (most: number) => z.number().check(z.gte(0), z.lte(most));
const whole = (most: number) => z.int().check(z.gte(0), z.lte(most));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const by = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value);
const ids = z.array(z.string());

/** The possible changes in a demonstration of each kind: things by their ids, over the content that they are about. */
const CHANGES = {
  gradebook: z.object({
    /** By row and column: `dewi/kuis`. */
    marks: by(z.nullable(number(100))),
    weights: by(whole(100)),
    isLocked: z.boolean(),
  }),
  timetable: z.object({ places: by(z.object({ day: whole(6), hour: whole(9) })) }),
  attendance: z.object({
    states: by(z.enum(PRESENCES)),
    notes: by(words(200)),
    isSigned: z.boolean(),
    /** How often the office has opened the signed list again. */
    reopened: whole(10_000),
  }),
  report: z.object({
    marks: by(number(100)),
    remark: z.nullable(words(600)),
    step: z.enum(["draft", "ready", "signed", "received"]),
    /** How often it was opened again after a signature. */
    reopened: whole(10_000),
  }),
  payments: z.object({ states: by(z.enum(["open", "told", "paid"])) }),
  certificate: z.object({ have: by(whole(1000)), step: z.enum(["none", "issued", "revoked"]) }),
  quiz: z.object({
    /** The place of the choice that was taken, by question. */
    taken: by(whole(20)),
    weights: by(whole(20)),
    isDone: z.boolean(),
  }),
  messages: z.object({
    sent: z.nullable(words(600)),
    /** Readers of the second message. */
    read: ids,
    /** Readers of the first one, besides those who had read it. */
    readFirst: ids,
    replies: z.array(words(300)).check(z.maxLength(50)),
    reminded: whole(10_000),
  }),
  forum: z.object({
    written: z.array(z.object({ id: words(60), role: z.enum(DEMO_ROLES), text: words(600) })).check(z.maxLength(100)),
    /** `role/post`: whose vote it is. */
    votes: ids,
    answer: z.nullable(z.string()),
    hidden: ids,
  }),
  outline: z.object({ order: ids, open: by(z.boolean()), titles: by(words(120)) }),
  drill: z.object({ typed: by(z.string().check(z.maxLength(100))), checked: ids }),
  tracing: z.object({
    /** Times that each letter was traced, and times without a slip. */
    traced: by(whole(10_000)),
    fluent: by(whole(10_000)),
    open: by(z.boolean()),
    fluentAfter: z.nullable(whole(9)),
    isLeft: z.boolean(),
  }),
  overview: z.object({
    /** Those who count after all. */
    reached: ids,
    /** Those who have said that they do. */
    told: ids,
    goal: z.nullable(whole(100)),
    isSigned: z.boolean(),
  }),
  exchange: z.object({
    /** Those who have left, as the list says. */
    gone: ids,
    /** Those whose account is closed. */
    closed: ids,
    seats: by(z.boolean()),
    isReceiving: z.boolean(),
    events: z
      .array(
        z.object({
          name: z.enum(["account.closed", "account.opened", "enrolment.created"]),
          person: words(60),
          tries: whole(10_000),
          hasArrived: z.boolean(),
        }),
      )
      .check(z.maxLength(200)),
  }),
};

export type DemoKind = keyof typeof CHANGES;
type Changes = { readonly [Kind in DemoKind]: z.infer<(typeof CHANGES)[Kind]> };
export type ChangesOf<Kind extends DemoKind> = Changes[Kind];

const READERS: {
  readonly [Kind in DemoKind]: { readonly safeParse: (raw: unknown) => { readonly data?: Changes[Kind] | undefined } };
} = CHANGES;

export interface Kept<Kind extends DemoKind> {
  readonly role: DemoRole;
  readonly isTouched: boolean;
  readonly changes: ChangesOf<Kind>;
}

const Outside = z.object({ role: z.enum(DEMO_ROLES), isTouched: z.boolean(), changes: z.unknown() });

/** The state that a tab has kept, or undefined where it has another form. */
export const readKept = <Kind extends DemoKind>(kind: Kind, raw: unknown): Kept<Kind> | undefined => {
  const outside = Outside.safeParse(raw).data;
  const changes = READERS[kind].safeParse(outside?.changes).data;
  return outside && changes && { ...outside, changes };
};
