import { asNew, type SeedCall } from "@serambi/kernel/service";

import { categories, episodes, events, gallery, posts } from "../tables";
import type { SeedPublished } from "./posts/types";

const moments = <T extends { readonly publishedAt: string }>(row: T) => ({
  ...row,
  publishedAt: new Date(row.publishedAt),
});

/**
 * The seed without what somebody of the site has had in hand: what they changed stays as it is, and what they withdrew stays away. A name
 * that they have given to something of their own is theirs.
 */
const untouched = async ({ sql }: SeedCall, given: SeedPublished): Promise<SeedPublished> => {
  const drafts = await sql.query<{ id: string; isPicture: boolean }>(
    `select id, kind = 'picture' as "isPicture" from post_drafts`,
  );
  const names = await sql.query<{ id: string; slug: string; isPicture: boolean }>(
    `select id, slug, false as "isPicture" from posts union all select id, slug, true from gallery`,
  );
  const isFree = (isPicture: boolean) => {
    const touched = new Set(drafts.filter((draft) => draft.isPicture === isPicture).map(({ id }) => id));
    const owners = new Map(names.filter((name) => name.isPicture === isPicture).map(({ id, slug }) => [slug, id]));
    return ({ id, slug }: { readonly id: string; readonly slug: string }): boolean =>
      !touched.has(id) && (owners.get(slug) ?? id) === id;
  };
  const free = given.posts.filter(isFree(false));
  const kept = new Set(free.map(({ id }) => id));
  return {
    ...given,
    posts: free,
    episodes: given.episodes.filter(({ postId }) => kept.has(postId)),
    events: given.events.filter(({ postId }) => kept.has(postId)),
    gallery: given.gallery.filter(isFree(true)),
  };
};

/** What one tenant publishes. */
export const seedPosts = async (call: SeedCall, all: SeedPublished): Promise<void> => {
  const {
    db: tx,
    tenant: { id: tenantId },
  } = call;
  const given = await untouched(call, all);
  if (given.categories.length > 0)
    await tx
      .insert(categories)
      .values(given.categories.map((category, position) => ({ ...category, tenantId, position })))
      .onConflictDoUpdate({ target: [categories.tenantId, categories.slug], set: asNew(categories) });
  if (given.posts.length > 0)
    await tx
      .insert(posts)
      .values(given.posts.map((post) => ({ ...moments(post), updatedAt: new Date(post.updatedAt), tenantId })))
      .onConflictDoUpdate({ target: [posts.tenantId, posts.id], set: asNew(posts) });
  if (given.episodes.length > 0)
    await tx
      .insert(episodes)
      .values(given.episodes.map((episode) => ({ ...episode, tenantId })))
      .onConflictDoUpdate({ target: [episodes.tenantId, episodes.postId], set: asNew(episodes) });
  if (given.events.length > 0)
    await tx
      .insert(events)
      .values(
        given.events.map((event) => ({
          ...event,
          tenantId,
          startsAt: new Date(event.startsAt),
          endsAt: new Date(event.endsAt),
        })),
      )
      .onConflictDoUpdate({ target: [events.tenantId, events.postId], set: asNew(events) });
  if (given.gallery.length > 0)
    await tx
      .insert(gallery)
      .values(given.gallery.map((picture) => ({ ...moments(picture), tenantId })))
      .onConflictDoUpdate({ target: [gallery.tenantId, gallery.id], set: asNew(gallery) });
};
