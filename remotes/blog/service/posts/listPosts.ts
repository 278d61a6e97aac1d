import { POST_KINDS, type PostKind, type PostSummary } from "../../contract/hosts/posts";
import { type Page } from "@serambi/kernel/contracts";
import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";

import { paged } from "@serambi/kernel/service";
import type { Transaction } from "@serambi/kernel/service";
import { categories, episodes, events, posts } from "../tables";
import { ownCategory, ownEpisode, ownEvent, readSummary, summaryColumns } from "./columns";

/** What there is to read: `post/article/list` and its categories. */
export const READ_KINDS = ["blog", "news", "article"] as const satisfies readonly PostKind[];

/** The one kind that was asked for, where it is among those a list may give; all of them where none was. */
export const kindsOf = (asked: string | undefined, allowed: readonly PostKind[] = POST_KINDS): readonly PostKind[] =>
  allowed.filter((kind) => asked === undefined || kind === asked);

interface PostListQuery {
  readonly kinds: readonly PostKind[];
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly categorySlug?: string | undefined;
  readonly type?: string | undefined;
  /** An event is over at some time, nothing else is. */
  readonly active?: boolean | undefined;
}

/** In the post, or the name of its category; in any letter case. What a person types stands for itself: no pattern. */
const withWord = (word: string): SQL | undefined => {
  const small = sql`lower(${word}::text) collate "C"`;
  return or(
    sql`strpos(${posts.words}, ${small}) > 0`,
    sql`strpos(lower(${categories.name}) collate "C", ${small}) > 0`,
  );
};

const wordsOf = (search = ""): readonly string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

const wantedBy = ({ kinds, search, categorySlug, type, active }: PostListQuery, now: Date): SQL | undefined =>
  and(
    inArray(posts.kind, kinds),
    lte(posts.publishedAt, now),
    categorySlug === undefined ? undefined : sql`lower(${posts.categorySlug}) = lower(${categorySlug}::text)`,
    type === undefined ? undefined : eq(posts.type, type),
    active === true ? or(isNull(events.endsAt), gt(events.endsAt, now)) : undefined,
    active === false ? lte(events.endsAt, now) : undefined,
    ...wordsOf(search).map(withWord),
  );

/** Events by when they are, the soonest to come before those that are over, the latest of these first; all else the newest first. */
const orderOf = (kinds: readonly PostKind[], now: Date): SQL[] => {
  const newest = [desc(posts.publishedAt), desc(posts.id)];
  if (kinds.some((kind) => kind !== "event")) return newest;
  const isToCome = sql`${events.endsAt} > ${now.toISOString()}::timestamptz`;
  return [
    sql`(${isToCome}) desc`,
    sql`case when ${isToCome} then ${events.startsAt} end asc`,
    desc(events.startsAt),
    desc(posts.id),
  ];
};

/** One page of published posts. */
export const listPosts = async (tx: Transaction, query: PostListQuery, now: Date): Promise<Page<PostSummary>> => {
  const { kinds, page, pageSize } = query;
  if (kinds.length === 0) return paged({ page, pageSize, totalItems: 0, items: [] });
  const wanted = wantedBy(query, now);
  const rows = await tx
    .select(summaryColumns)
    .from(posts)
    .innerJoin(categories, ownCategory)
    .leftJoin(episodes, ownEpisode)
    .leftJoin(events, ownEvent)
    .where(wanted)
    .orderBy(...orderOf(kinds, now))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await tx
    .select({ totalItems: count() })
    .from(posts)
    .innerJoin(categories, ownCategory)
    .leftJoin(events, ownEvent)
    .where(wanted);
  return paged({ page, pageSize, totalItems: counted?.totalItems ?? 0, items: rows.map(readSummary) });
};
