import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { BoardApi } from "../api/BoardApi";
import { readBoardQuery } from "../contract/boardQuery";
import { LEADERBOARDS_PATH } from "../contract/paths";
import type { BoardMessages } from "../messages/boards.id";

/** `/Leaderboards`. Names of pupils are on it: search engines leave it out. */
export const boardsLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: PageContext<BoardMessages>) => {
  const board = await orNull(new BoardApi(http).page(readBoardQuery(query)));
  return {
    data: { board },
    head: {
      title: t.title,
      canonicalPath: LEADERBOARDS_PATH,
      description: t.description(tenant.settings.title),
      isIndexed: false,
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: LEADERBOARDS_PATH }])],
    ...(board === null && { status: 503 }),
  };
});
