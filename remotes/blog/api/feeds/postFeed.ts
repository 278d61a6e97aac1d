import { readEnvelope, readPage } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { Post, PostSummary, type PostKind } from "../../contract/hosts/posts";
import { withCleanContent } from "../withCleanContent";
import { feedItem, WHOLE_ITEMS, type PendingItem } from "./feedItem";

/** As it is written, and not as a page sets it: readers have a typography of their own. */
const contentOf = async (id: string, { http: { services }, report }: RemoteDeps): Promise<string> => {
  const answer = await services.get("post/detail", { params: { id } });
  return withCleanContent(readEnvelope(answer, Post, { call: "post/detail", report })).content;
};

/**
 * The newest posts of a kind.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const postFeed = async (kind: PostKind, deps: RemoteDeps): Promise<readonly PendingItem[]> => {
  const { http, tenant, report } = deps;
  const answer = await http.services.get("post/article/list", { params: { page: 1, pageSize: WHOLE_ITEMS, kind } });
  const { items } = readPage(answer, PostSummary, { call: "post/article/list", report });
  return items.flatMap((post) => {
    const item = feedItem(tenant, post);
    return item ? { item, readContent: () => contentOf(post.id, deps) } : [];
  });
};
