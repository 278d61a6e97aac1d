import type { PublicTenant } from "@serambi/kernel/contracts";
import { ownPicture } from "@serambi/kernel/html";
import { orNull, type FeedItem } from "@serambi/kernel/server";

import type { PostSummary } from "../../contract/hosts/posts";
import { postPath } from "../../contract/paths";

/** What every kind of post says of itself, without its content; null where the site has no page for it. */
export const feedItem = (tenant: PublicTenant, post: PostSummary): FeedItem | null => {
  const path = postPath(tenant, post);
  if (path === undefined) return null;
  const { title, summary, author, publishedAt, updatedAt, category, tags, language, cover } = post;
  return {
    path,
    title,
    summary,
    html: "",
    author: author.name,
    publishedAt,
    updatedAt,
    categories: [...new Set([category.name, ...tags])].filter((name) => name !== ""),
    language,
    image: ownPicture(cover) || undefined,
  };
};

/** An item, and how its content is read. */
export interface PendingItem {
  readonly item: FeedItem;
  /** Sanitised HTML. */
  readonly readContent: () => Promise<string>;
}

/** As many items as have their content with them: who subscribes later than that has the site. */
export const WHOLE_ITEMS = 20;

/** The newest items with their content; what cannot be had just now is left out, and the summary stands alone. */
export const wholeItems = (pending: readonly PendingItem[]): Promise<FeedItem[]> =>
  Promise.all(
    pending.map(async ({ item, readContent }, index) =>
      index < WHOLE_ITEMS ? { ...item, html: (await orNull(readContent())) ?? "" } : item,
    ),
  );
