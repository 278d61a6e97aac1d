import type { PostSummary, PublicTenant } from "@serambi/kernel/contracts";
import { ownPicture } from "@serambi/kernel/html";
import type { FeedItem } from "@serambi/kernel/remote";

import { postPath } from "../../contract/paths";

/** What every kind of post says of itself; null where the site has no page for it. */
export const feedItem = (tenant: PublicTenant, post: PostSummary, html: FeedItem["html"]): FeedItem | null => {
  const path = postPath(tenant, post);
  if (path === undefined) return null;
  const { title, summary, author, publishedAt, updatedAt, category, tags, language, cover } = post;
  return {
    path,
    title,
    summary,
    html,
    author: author.name,
    publishedAt,
    updatedAt,
    categories: [...new Set([category.name, ...tags])].filter((name) => name !== ""),
    language,
    image: ownPicture(cover) || undefined,
  };
};
