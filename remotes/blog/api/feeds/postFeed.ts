import { Post, PostSummary, type PostKind } from "@serambi/kernel/contracts";
import { readEnvelope, readPage } from "@serambi/kernel/http";
import type { FeedItem, RemoteDeps } from "@serambi/kernel/remote";

import { withCleanContent } from "../withCleanContent";
import { feedItem } from "./feedItem";

/** As many as a feed has. */
const POSTS = 20;

/** As it is written, and not as a page sets it: readers have a typography of their own. */
const contentOf = async (id: string, { http: { services }, report }: RemoteDeps): Promise<string> => {
  const answer = await services.get("post/detail", { params: { id } });
  return (await withCleanContent(readEnvelope(answer, Post, { call: "post/detail", report }))).content;
};

/**
 * The newest posts of a kind.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const postFeed = async (kind: PostKind, deps: RemoteDeps): Promise<FeedItem[]> => {
  const { http, tenant, report } = deps;
  const answer = await http.services.get("post/article/list", { params: { page: 1, pageSize: POSTS, kind } });
  const { items } = readPage(answer, PostSummary, { call: "post/article/list", report });
  return items.flatMap((post) => feedItem(tenant, post, () => contentOf(post.id, deps)) ?? []);
};
