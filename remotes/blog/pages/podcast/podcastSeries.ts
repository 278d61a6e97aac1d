import type { PublicTenant } from "@serambi/kernel/contracts";
import type { JsonLd } from "@serambi/kernel/seo";

import { PODCAST_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";

/** schema.org's `PodcastSeries` of a site, without its context. */
export const podcastSeries = ({ origin, settings }: PublicTenant, t: Messages): JsonLd => ({
  "@type": "PodcastSeries",
  name: `${t.podcast} ${settings.title}`,
  description: t["podcast.description"](settings.title),
  url: origin + PODCAST_PATH,
  webFeed: `${origin}${PODCAST_PATH}/rss.xml`,
});
