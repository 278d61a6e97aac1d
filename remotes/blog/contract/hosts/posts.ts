import { LANGUAGES, partsOf } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** Kinds of posts: three to read, one to listen to, one to come to. Whatever else a host names is something to read. */
export const POST_KINDS = ["blog", "news", "article", "podcast", "event"] as const;
export type PostKind = (typeof POST_KINDS)[number];

const moment = z.iso.datetime({ offset: true });

/** A category as posts name it. */
const PostCategory = z.object({ slug: z.string(), name: z.string() });

/** A category of a tenant's posts (`v2/post/category`, a page of them). */
export const Category = z.extend(PostCategory, {
  /** Published posts in it. */
  postCount: z.int(),
});
export type Category = z.infer<typeof Category>;

/** A post as lists show it (`post/article/list`, `post/list`). */
export const PostSummary = z.object({
  /** Unique within the tenant, as is `slug`; neither is ever the other's. */
  id: z.string(),
  slug: z.string(),
  kind: z.catch(z.enum(POST_KINDS), "article"),
  /** How it is written (`guide`, `interview` …); of an event, what happens (`workshop`, `talk` …). What a host calls it. */
  type: z.string(),
  category: PostCategory,
  title: z.string(),
  /** Plain text, one or two sentences. */
  summary: z.string(),
  /** Address of a real picture, or empty: then `art` is drawn, or else the site's motif from the slug. */
  cover: z.string(),
  art: z.catch(z.nullable(z.object({ motif: z.string(), seed: z.string() })), null),
  author: z.object({ name: z.string(), role: z.string() }),
  publishedAt: moment,
  /** The same as `publishedAt` where nothing has been changed since. */
  updatedAt: moment,
  readingMinutes: z.int(),
  tags: partsOf(z.string()),
  language: z.enum(LANGUAGES),
});
export type PostSummary = z.infer<typeof PostSummary>;

/** One before or after another. */
const PostLink = z.object({ id: z.string(), slug: z.string(), title: z.string(), category: PostCategory });

const content = {
  /** HTML from outside: nothing shows it that has not sanitised it. */
  content: z.string(),
  /** A description of the cover, for those who do not see it; empty where it is for the eye alone. An addition to the specified answer. */
  coverAlt: z.catch(z.string(), ""),
  /** Published before and after it, of the same kind. An addition to the specified answer: a host may have none. */
  previous: z.catch(z.nullable(PostLink), null),
  next: z.catch(z.nullable(PostLink), null),
};

/** A post as its page shows it (`post/detail`). */
export const Post = z.extend(PostSummary, content);
export type Post = z.infer<typeof Post>;

/** A file that players play in parts. `seconds` may have a fraction. */
const Audio = z.object({ src: z.string(), mime: z.string(), bytes: z.int(), seconds: z.number() });

/** An episode as lists show it (`podcast/list`). */
export const EpisodeSummary = z.extend(PostSummary, {
  number: z.int(),
  audio: Audio,
  /** Whether its detail has any; a host need not say. */
  hasTranscript: z.optional(z.boolean()),
  hasChapters: z.optional(z.boolean()),
});
export type EpisodeSummary = z.infer<typeof EpisodeSummary>;

/** An episode as its page shows it (`podcast/detail`). Seconds from its beginning, with fractions. */
export const Episode = z.extend(EpisodeSummary, {
  ...content,
  chapters: partsOf(z.object({ title: z.string(), from: z.number() })),
  /** All that is said, in order. */
  transcript: partsOf(z.object({ speaker: z.string(), text: z.string(), from: z.number(), to: z.number() })),
});
export type Episode = z.infer<typeof Episode>;

const eventParts = {
  startsAt: moment,
  endsAt: moment,
  /** A name of the time zone database: the zone that the event is announced in. */
  timeZone: z.string(),
  /** Null where it happens online only. */
  place: z.nullable(z.object({ name: z.string(), address: z.string(), city: z.string() })),
  isOnline: z.boolean(),
};

/** An event as lists show it (`post/list` with `kind=event`). */
export const EventSummary = z.extend(PostSummary, eventParts);
export type EventSummary = z.infer<typeof EventSummary>;

/** An event as its page shows it (`post/detail`). */
export const EventDetail = z.extend(Post, {
  ...eventParts,
  programme: partsOf(z.object({ startsAt: moment, title: z.string() })),
});
export type EventDetail = z.infer<typeof EventDetail>;

/** A picture of the gallery (`post/gallery/list`, a page of them, the newest first). */
export const GalleryItem = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  src: z.string(),
  /** Of the file, in pixels: its place is known before it comes. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  caption: z.string(),
  /** What it is mostly coloured, as `#rrggbb`. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  publishedAt: moment,
});
export type GalleryItem = z.infer<typeof GalleryItem>;
