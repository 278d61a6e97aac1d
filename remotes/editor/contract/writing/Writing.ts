import { LANGUAGES } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { WRITING_KINDS, WRITING_STATES } from "./kinds";

const kind = z.enum(WRITING_KINDS);
const state = z.enum(WRITING_STATES);

/** One of a list (`post/writing/list`). */
export const WritingSummary = z.object({
  kind,
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  state,
  isChanged: z.boolean(),
  changedAt: z.string(),
  changedBy: z.string(),
  publishedAt: z.nullable(z.string()),
});
export type WritingSummary = z.infer<typeof WritingSummary>;

const EventPart = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  place: z.nullable(z.object({ name: z.string(), address: z.string(), city: z.string() })),
  isOnline: z.boolean(),
  programme: z.array(z.object({ startsAt: z.string(), title: z.string() })),
});
export type EventPart = z.infer<typeof EventPart>;

const EpisodePart = z.object({
  number: z.number(),
  audio: z.object({ src: z.string(), mime: z.string(), bytes: z.number(), seconds: z.number() }),
  chapters: z.array(z.object({ title: z.string(), from: z.number() })),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string(), from: z.number(), to: z.number() })),
});
export type EpisodePart = z.infer<typeof EpisodePart>;

const PicturePart = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  caption: z.string(),
  colour: z.string(),
});
export type PicturePart = z.infer<typeof PicturePart>;

/** The value of a draft. */
export const WritingValue = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  category: z.string(),
  type: z.string(),
  tags: z.array(z.string()),
  cover: z.string(),
  coverAlt: z.string(),
  isCoverPlain: z.boolean(),
  art: z.nullable(z.object({ motif: z.string(), seed: z.string() })),
  author: z.object({ name: z.string(), role: z.string() }),
  language: z.enum(LANGUAGES),
  text: z.string(),
  event: z.nullable(EventPart),
  episode: z.nullable(EpisodePart),
  picture: z.nullable(PicturePart),
});
export type WritingValue = z.infer<typeof WritingValue>;

/** One draft with all that its page shows (`post/writing/one/…`). */
export const Writing = z.object({
  kind,
  id: z.string(),
  state,
  version: z.int(),
  value: WritingValue,
  isChanged: z.boolean(),
  changedAt: z.nullable(z.string()),
  changedBy: z.string(),
  publishedAt: z.nullable(z.string()),
  scheduledAt: z.nullable(z.string()),
  liveSlug: z.nullable(z.string()),
  redirects: z.array(z.object({ source: z.string(), isTyped: z.boolean(), madeAt: z.string() })),
  versions: z.array(z.object({ number: z.int(), publishedAt: z.string(), publishedBy: z.string() })),
});
export type Writing = z.infer<typeof Writing>;

export const Categories = z.array(z.object({ slug: z.string(), name: z.string() }));

/** A text as it will be read (`post/writing/preview`); its HTML is sanitised by the service. */
export const TextPreview = z.object({
  html: z.string(),
  words: z.int(),
  minutes: z.int(),
  links: z.array(z.object({ href: z.string(), leads: z.enum(["there", "later", "nowhere", "unchecked"]) })),
});
export type TextPreview = z.infer<typeof TextPreview>;

/** A picture that the site has taken (`post/writing/picture`). */
export const TakenPicture = z.object({ address: z.string(), width: z.int(), height: z.int() });
export type TakenPicture = z.infer<typeof TakenPicture>;
