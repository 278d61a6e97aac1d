import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";
import { itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { episodePath, PODCAST_PATH } from "../../contract/paths";
import { parseEpisodeQuery, podcastAddress } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";

export const podcastHead = (_: BlogStore, { t, tenant, query }: PageContext<Messages>): PageHead => {
  const asked = parseEpisodeQuery(query);
  const { page, search } = asked;
  return {
    title: page > 1 ? t.onPage(t.podcast, page) : t.podcast,
    description: t["podcast.description"](tenant.settings.title),
    canonicalPath: podcastAddress(asked),
    // What somebody searched for is no page of its own to a search engine.
    ...(search !== undefined && { isIndexed: false }),
    feeds: [{ section: PODCAST_PATH, title: t.podcast }],
  };
};

/** schema.org's `PodcastSeries` of a site. */
export const podcastSeries = ({ origin, settings }: PublicTenant, t: Messages): JsonLd => ({
  "@type": "PodcastSeries",
  name: `${t.podcast} ${settings.title}`,
  description: t["podcast.description"](settings.title),
  url: origin + PODCAST_PATH,
  webFeed: `${origin}${PODCAST_PATH}/rss.xml`,
});

export const podcastJsonLd = (store: BlogStore, { t, tenant }: PageContext<Messages>): readonly JsonLd[] => {
  const episodes = podcastOf(store).list.state.data?.items ?? [];
  return [
    { "@context": "https://schema.org", ...podcastSeries(tenant, t) },
    ...itemList(
      t.podcast,
      episodes.map((episode) => {
        const path = episodePath(tenant, episode);
        return { name: episode.title, ...(path !== undefined && { url: tenant.origin + path }) };
      }),
    ),
  ];
};
