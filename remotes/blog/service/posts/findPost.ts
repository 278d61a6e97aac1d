import type { Episode, EventDetail, Post, PostKind } from "../../contract/hosts/posts";
import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { categories, episodes, events, posts } from "../tables";
import { ownCategory, ownEpisode, ownEvent, readSummary, summaryColumns } from "./columns";

/** As a post names it. */
const category = { slug: posts.categorySlug, name: categories.name };

const detailColumns = {
  ...summaryColumns,
  content: posts.content,
  coverAlt: posts.coverAlt,
  more: { chapters: episodes.chapters, transcript: episodes.transcript },
  programme: events.programme,
};

/** The one beside a post in the order of its kind: by when it is published, an event by when it begins. */
const neighbour = async (
  tx: Transaction,
  { id, kind }: Pick<Post, "id" | "kind">,
  side: "before" | "after",
  now: Date,
): Promise<Post["next"]> => {
  const at = kind === "event" ? events.startsAt : posts.publishedAt;
  const own = sql`(select ${at}, ${posts.id} from ${posts} left join ${events} on ${ownEvent} where ${eq(posts.id, id)})`;
  const beside: SQL = side === "before" ? sql`(${at}, ${posts.id}) < ${own}` : sql`(${at}, ${posts.id}) > ${own}`;
  const nearest = side === "before" ? desc : asc;
  const [found] = await tx
    .select({ id: posts.id, slug: posts.slug, title: posts.title, category })
    .from(posts)
    .innerJoin(categories, ownCategory)
    .leftJoin(events, ownEvent)
    .where(and(eq(posts.kind, kind), lte(posts.publishedAt, now), beside))
    .orderBy(nearest(at), nearest(posts.id))
    .limit(1);
  return found ?? null;
};

/** Id of the post that had this slug before. */
const formerly = (slug: string): SQL =>
  sql`${posts.id} in (select r.id from post_redirects r where r.tenant_id = ${posts.tenantId} and r.kind = ${posts.kind} and r.source = lower(${slug}::text))`;

/** A published post by its id or its slug, also one that it had before; a value that is somebody's id is that id, and a slug of now wins (decisions, section 4). */
export const findPost = async (
  tx: Transaction,
  idOrSlug: string,
  kinds: readonly PostKind[],
  now: Date,
): Promise<Post | Episode | EventDetail | undefined> => {
  const isId = eq(posts.id, idOrSlug);
  const isSlug = sql`lower(${posts.slug}) = lower(${idOrSlug}::text)`;
  const [found] = await tx
    .select(detailColumns)
    .from(posts)
    .innerJoin(categories, ownCategory)
    .leftJoin(episodes, ownEpisode)
    .leftJoin(events, ownEvent)
    .where(and(or(isId, isSlug, formerly(idOrSlug)), inArray(posts.kind, [...kinds]), lte(posts.publishedAt, now)))
    .orderBy(desc(isId), desc(isSlug))
    .limit(1);
  if (!found) return undefined;
  const { content, coverAlt, more, programme, ...row } = found;
  return {
    ...readSummary(row),
    content,
    coverAlt,
    previous: await neighbour(tx, row, "before", now),
    next: await neighbour(tx, row, "after", now),
    ...more,
    ...(programme && { programme }),
  };
};
