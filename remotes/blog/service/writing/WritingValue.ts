import { LANGUAGES } from "@serambi/kernel/contracts";
import { text } from "@serambi/kernel/service";
import * as z from "zod";

import { POST_KINDS } from "../../contract/hosts/posts";

/** Kinds of what is written for a site: those of posts, and pictures of the gallery. */
const WRITING_KINDS = [...POST_KINDS, "picture"] as const;
export const WritingKind = z.enum(WRITING_KINDS);
export type WritingKind = z.output<typeof WritingKind>;

const line = (max: number) => text(max).default("");
const moment = z.iso.datetime({ offset: true });
const seconds = z.number().min(0).max(360_000);

const EventPart = z.object({
  startsAt: moment.or(z.literal("")).default(""),
  endsAt: moment.or(z.literal("")).default(""),
  timeZone: line(60),
  place: z
    .object({ name: line(200), address: line(300), city: line(100) })
    .nullable()
    .default(null),
  isOnline: z.boolean().default(false),
  programme: z
    .array(z.object({ startsAt: moment, title: text(200) }))
    .max(100)
    .default([]),
});

const EpisodePart = z.object({
  number: z.int().min(0).max(100_000).default(0),
  audio: z
    .object({
      src: line(500),
      mime: text(60).default("audio/mpeg"),
      bytes: z.int().min(0).default(0),
      seconds: seconds.default(0),
    })
    .prefault({}),
  chapters: z
    .array(z.object({ title: text(200), from: seconds }))
    .max(200)
    .default([]),
  transcript: z
    .array(z.object({ speaker: text(100), text: text(2_000), from: seconds, to: seconds }))
    .max(5_000)
    .default([]),
});

const PicturePart = z.object({
  src: line(500),
  width: z.int().min(0).max(20_000).default(0),
  height: z.int().min(0).max(20_000).default(0),
  alt: line(500),
  caption: line(600),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default("#9aa3b2"),
});

/** The value of a draft: whatever its writer has so far. `problemsOf` says what a publication needs beyond that. */
export const WritingValue = z.object({
  title: line(200),
  slug: line(100),
  summary: line(500),
  /** The name of a category; one that the site has not is made with the publication. */
  category: line(80),
  type: line(60),
  tags: z.array(text(40)).max(20).default([]),
  cover: line(500),
  coverAlt: line(500),
  /** The cover is for the eye alone: it needs no words. */
  isCoverPlain: z.boolean().default(false),
  art: z
    .object({ motif: text(60), seed: text(200) })
    .nullable()
    .default(null),
  author: z.object({ name: line(100), role: line(100) }).prefault({}),
  language: z.enum(LANGUAGES).default("id"),
  /** Markdown. */
  text: z
    .string()
    .max(200_000)
    .refine((value) => !value.includes("\0"))
    .default(""),
  event: EventPart.nullable().default(null),
  episode: EpisodePart.nullable().default(null),
  picture: PicturePart.nullable().default(null),
});
export type WritingValue = z.output<typeof WritingValue>;

/** The value that a new draft begins with. */
export const emptyValue = (kind: WritingKind, own: Partial<WritingValue> = {}): WritingValue => ({
  ...WritingValue.parse({
    ...(kind === "event" && { event: {} }),
    ...(kind === "podcast" && { episode: {} }),
    ...(kind === "picture" && { picture: {} }),
  }),
  ...own,
});
