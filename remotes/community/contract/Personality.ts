import * as z from "zod/mini";

import { emailField, nameField } from "./fields";
import { QUESTION_COUNT, STATEMENT_COUNT } from "./personalityStyles";

const position = () => z.int().check(z.minimum(0), z.maximum(STATEMENT_COUNT - 1));

const Answer = z
  .object({
    question_id: z.int().check(z.minimum(1), z.maximum(QUESTION_COUNT)),
    /** Positions of statements, as they were shown, from 0. */
    most: position(),
    least: position(),
  })
  .check(z.refine(({ most, least }: { readonly most: number; readonly least: number }) => most !== least));

const isComplete = (answers: readonly { readonly question_id: number }[]): boolean =>
  new Set(answers.map(({ question_id }) => question_id)).size === QUESTION_COUNT;

/** The body of `user_disc` of the hosted database: its scores are worked out there. */
export const PersonalityForm = z.object({
  name: nameField(),
  email: emailField(),
  answers: z.array(Answer).check(z.length(QUESTION_COUNT), z.refine(isComplete)),
});
export type PersonalityForm = z.infer<typeof PersonalityForm>;
export type PersonalityAnswer = z.infer<typeof Answer>;

export const PersonalityQuestion = z.object({
  number: z.int(),
  prompt: z.string(),
  /** In the order in which they are shown. */
  statements: z.array(z.string()),
});
export type PersonalityQuestion = z.infer<typeof PersonalityQuestion>;

/** The strongest style and the one after it, in words. */
const Title = { lead: z.string(), close: z.string() };

export const PersonalityResult = z.object({
  ...Title,
  id: z.uuid(),
  name: z.string(),
  takenAt: z.iso.datetime(),
  text: z.string(),
  styles: z.array(
    z.object({
      style: z.enum(["d", "i", "s", "c"]),
      name: z.string(),
      about: z.string(),
      most: z.int(),
      least: z.int(),
      /** 0 to 100. */
      score: z.int(),
      isStrongest: z.boolean(),
    }),
  ),
  tips: z.object({ alone: z.string(), team: z.string(), interview: z.string() }),
  /** The card that others may see; null where there is none. */
  card: z.nullable(z.object({ id: z.uuid(), isNamed: z.boolean() })),
});
export type PersonalityResult = z.infer<typeof PersonalityResult>;

/** What others see of a result. */
export const PersonalityCard = z.object({
  ...Title,
  id: z.uuid(),
  /** Empty: without a name. */
  name: z.string(),
  /** For the drawing, clockwise from above. */
  scores: z.array(z.object({ name: z.string(), score: z.int() })),
});
export type PersonalityCard = z.infer<typeof PersonalityCard>;

/** Makes the card of a result, or takes it back. */
export const CardOrder = z.object({ id: z.uuid(), act: z.enum(["named", "unnamed", "remove"]) });
export type CardOrder = z.infer<typeof CardOrder>;
