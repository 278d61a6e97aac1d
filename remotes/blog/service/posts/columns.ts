import type { EpisodeSummary, EventSummary, PostSummary } from "../../contract/hosts/posts";
import { and, eq, sql } from "drizzle-orm";

import { categories, episodes, events, posts } from "../tables";

/** How the rows beside a post are found. */
export const ownCategory = and(eq(categories.tenantId, posts.tenantId), eq(categories.slug, posts.categorySlug));
export const ownEpisode = and(eq(episodes.tenantId, posts.tenantId), eq(episodes.postId, posts.id));
export const ownEvent = and(eq(events.tenantId, posts.tenantId), eq(events.postId, posts.id));

/** Columns of a PostSummary, with those of an episode and an event: `categories`, `episodes` and `events` joined as above. */
export const summaryColumns = {
  id: posts.id,
  slug: posts.slug,
  kind: posts.kind,
  type: posts.type,
  categorySlug: posts.categorySlug,
  categoryName: categories.name,
  title: posts.title,
  summary: posts.summary,
  cover: posts.cover,
  art: posts.art,
  author: posts.author,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
  readingMinutes: posts.readingMinutes,
  tags: posts.tags,
  language: posts.language,
  episode: {
    number: episodes.number,
    audio: episodes.audio,
    hasTranscript: sql<boolean>`${episodes.transcript} <> '[]'::jsonb`,
    hasChapters: sql<boolean>`${episodes.chapters} <> '[]'::jsonb`,
  },
  event: {
    startsAt: events.startsAt,
    endsAt: events.endsAt,
    timeZone: events.timeZone,
    place: events.place,
    isOnline: events.isOnline,
  },
};

/** A row of those columns. */
interface SummaryRow extends Omit<PostSummary, "category" | "publishedAt" | "updatedAt"> {
  readonly categorySlug: string;
  readonly categoryName: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly episode: Pick<EpisodeSummary, "number" | "audio" | "hasTranscript" | "hasChapters"> | null;
  readonly event:
    | (Pick<EventSummary, "timeZone" | "place" | "isOnline"> & { readonly startsAt: Date; readonly endsAt: Date })
    | null;
}

/** A post as its kind is answered: an episode with its audio, an event with its time and place. */
export const readSummary = ({
  categorySlug,
  categoryName,
  publishedAt,
  updatedAt,
  episode,
  event,
  ...row
}: SummaryRow): PostSummary | EpisodeSummary | EventSummary => ({
  ...row,
  category: { slug: categorySlug, name: categoryName },
  publishedAt: publishedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...episode,
  ...(event && { ...event, startsAt: event.startsAt.toISOString(), endsAt: event.endsAt.toISOString() }),
});
