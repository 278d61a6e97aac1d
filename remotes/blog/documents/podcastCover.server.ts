import { hasRoute } from "@serambi/kernel/remote";
import { document, notFound } from "@serambi/kernel/server";

import { PODCAST_PATH } from "../contract/paths";
import type { FeedTexts } from "../messages/feeds.id";
import { siteNameOf } from "./siteNameOf";

export const COVER_PATH = `${PODCAST_PATH}/cover.png`;

/** Directories of podcasts take squares of 1400 to 3000 pixels. */
const SIDE = 2_000;
const DAY_SECONDS = 86_400;

/** Whose podcast it is, and that it is one. A thumbnail has room for the first alone. */
export const podcastCover = document<FeedTexts>({
  id: "podcast-cover",
  paths: [COVER_PATH],
  texts: "feeds",
  loader: async ({ cover }, { tenant, t }) =>
    hasRoute(tenant, PODCAST_PATH)
      ? cover({
          title: siteNameOf(tenant),
          subtitle: t.podcast,
          width: SIDE,
          maxAgeSeconds: DAY_SECONDS,
          isShared: true,
        })
      : notFound(),
});
