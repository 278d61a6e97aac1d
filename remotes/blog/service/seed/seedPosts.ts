import { asNew, type SeedCall } from "@serambi/kernel/service";

import { categories, episodes, events, gallery, posts } from "../tables";
import type { SeedPublished } from "./posts/types";

const moments = <T extends { readonly publishedAt: string }>(row: T) => ({
  ...row,
  publishedAt: new Date(row.publishedAt),
});

/** What one tenant publishes. */
export const seedPosts = async (
  { db: tx, tenant: { id: tenantId } }: SeedCall,
  given: SeedPublished,
): Promise<void> => {
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
