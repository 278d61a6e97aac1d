import { serverSlot, type ServerSlots } from "@serambi/kernel/server";

import { ArticleClient } from "../../api/articles/ArticleClient";
import { LatestProps } from "../../contract/articles/latestSlot";
import { LeadProps } from "../../contract/articles/leadSlot";
import type { articleSlots } from "./articleSlots";

/** `blog.latest.v1`: the newest of what is asked for. */
export const latestPostsSlot = serverSlot(LatestProps, ({ http, report }, { limit, kind, categorySlug }) =>
  new ArticleClient(http.services, report).newest({ limit, kind, categorySlug }),
);

/** `blog.lead.v1`: the post that is named, or else the newest; null where nothing is published. */
export const leadPostSlot = serverSlot(LeadProps, async ({ http, report }, { id, kind, categorySlug }) => {
  const client = new ArticleClient(http.services, report);
  if (id !== undefined) return client.summary(id);
  const [newest = null] = await client.newest({ limit: 1, kind, categorySlug });
  return newest;
});

export const articleServerSlots: ServerSlots<typeof articleSlots> = {
  "blog.latest.v1": latestPostsSlot,
  "blog.lead.v1": leadPostSlot,
};
