import { defineSlot } from "@serambi/kernel/remote";

import type { ListedPost } from "../../contract/articles/ArticleReader";
import type { LatestProps } from "../../contract/articles/latestSlot";
import type { LeadProps } from "../../contract/articles/leadSlot";
import type { BlogStore } from "../../stores/BlogStore";

/** What other pages may show of what there is to read. */
export const articleSlots = [
  defineSlot<BlogStore, LatestProps, readonly ListedPost[]>({
    name: "blog.latest.v1",
    texts: "lists",
    schema: () => import(/* webpackChunkName: "schema-latest" */ "../../contract/articles/latestSlot"),
    load: () => import(/* webpackChunkName: "slot-blog.latest.v1" */ "./LatestPosts"),
    preload: async ({ deps }, { limit, kind, categorySlug }) =>
      (await deps.articles()).newest({ limit, kind, categorySlug }),
    minHeightRem: 36,
  }),
  defineSlot<BlogStore, LeadProps, ListedPost | null>({
    name: "blog.lead.v1",
    texts: "lists",
    schema: () => import(/* webpackChunkName: "schema-lead" */ "../../contract/articles/leadSlot"),
    load: () => import(/* webpackChunkName: "slot-blog.lead.v1" */ "./LeadPost"),
    preload: async ({ deps }, { id, kind, categorySlug }) => {
      const reader = await deps.articles();
      if (id !== undefined) return reader.summary(id);
      const [newest = null] = await reader.newest({ limit: 1, kind, categorySlug });
      return newest;
    },
    minHeightRem: 40,
  }),
];
