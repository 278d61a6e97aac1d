import * as z from "zod/mini";

import { BRANCHES } from "./branches";
import { requiredLine } from "./fields";

/** Points of an exercise of the studio that passes its tests, and of a quiz that is passed. */
export const EXERCISE_POINTS = 10;
export const QUIZ_POINTS = 5;
/** Weeks that a line of a board shows. */
export const WEEKS_SHOWN = 6;

/** Somebody's line of a board. */
export const BoardLine = z.object({
  /** Place in the list: no two are the same. */
  place: z.int(),
  /** Shared by equal points; the next one jumps. */
  rank: z.int(),
  name: z.string(),
  school: z.string(),
  /** The school's pennant is drawn from it. */
  npsn: z.string(),
  /** Rank of the week before; null for somebody new. */
  was: z.nullable(z.int()),
  solved: z.int(),
  points: z.int(),
  /** Points of the last weeks, the latest last. */
  weeks: z.array(z.int()),
  isOwn: z.boolean(),
});
export type BoardLine = z.infer<typeof BoardLine>;

/** The asker's own place. */
export const OwnPlace = z.object({
  line: z.nullable(BoardLine),
  /** Points that the next better rank is away, and that rank; null at the top and off the board. */
  next: z.nullable(z.object({ rank: z.int(), points: z.int() })),
  /** Lines before and after; empty where they are on the page that was asked for. */
  around: z.array(BoardLine),
  /** Page that they are on. */
  page: z.int(),
});
export type OwnPlace = z.infer<typeof OwnPlace>;

export const Board = z.object({
  season: z.string(),
  countedAt: z.iso.datetime(),
  /** Monday of the week that `week` counts. */
  week: z.iso.date(),
  /** Pupils on the board, and their schools. */
  pupils: z.int(),
  schools: z.int(),
  page: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  /** A search has found more than these. */
  hasMore: z.boolean(),
  items: z.array(BoardLine),
  isSignedIn: z.boolean(),
  /** Null for somebody who is not signed in or does not take part. */
  own: z.nullable(OwnPlace),
});
export type Board = z.infer<typeof Board>;

/** A pupil takes part under a name of their choice, or changes it. */
export const PlayerForm = z.object({
  name: requiredLine(3, 60),
  schoolId: z.uuid(),
  branch: z.enum(BRANCHES),
  /** They are of age, or a parent or guardian agrees that the name is shown. */
  guardianConsent: z.literal(true),
});
export type PlayerForm = z.infer<typeof PlayerForm>;

/** A pupil as they take part, and the schools that they may choose from. */
export const Player = z.object({
  player: z.nullable(z.object({ name: z.string(), schoolId: z.string(), branch: z.enum(BRANCHES) })),
  schools: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
});
export type Player = z.infer<typeof Player>;
