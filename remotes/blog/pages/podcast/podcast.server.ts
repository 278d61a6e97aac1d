import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { itemList, type PageHead } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { PodcastClient } from "../../api/podcast/PodcastClient";
import { listedEpisode } from "../../api/podcast/shownEpisode";
import { feedAlternates } from "../../contract/feeds";
import { PODCAST_PATH } from "../../contract/paths";
import type { EpisodeList, PodcastData } from "../../contract/podcast/episodes";
import { parseEpisodeQuery, podcastAddress, type EpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import { podcastSeries } from "./podcastSeries";

const headOf = ({ t, tenant }: PageContext<Messages>, query: EpisodeQuery, list: EpisodeList | null): PageHead => ({
  title: query.page > 1 ? t.onPage(t.podcast, query.page) : t.podcast,
  description: t["podcast.description"](tenant.settings.title),
  canonicalPath: podcastAddress(query),
  // Neither what somebody searched for, nor nothing, nor a failure is a page of its own to a search engine.
  ...((query.search !== undefined || !list || list.items.length === 0) && { isIndexed: false }),
  alternates: feedAlternates(PODCAST_PATH, t.podcast),
});

/** `/Podcast`: a page of the episodes, and what they are about. */
export const podcastLoader = loader(async ({ http, report }: RemoteDeps, context: PageContext<Messages>) => {
  const { t, tenant } = context;
  const query = parseEpisodeQuery(context.query);
  const client = new PodcastClient(http.services, report);
  const [found, categories] = await Promise.all([orNull(client.list(query)), orNull(client.categories())]);
  const list = found && { ...found, items: found.items.map((episode) => listedEpisode(tenant, episode)) };
  const data: PodcastData = { list, categories: (categories ?? []).map(({ slug, name }) => ({ slug, name })) };
  const episodes = (list?.items ?? []).map(({ track: { title, path } }) => ({
    name: title,
    ...(path !== undefined && { url: tenant.origin + path }),
  }));
  return {
    data,
    head: headOf(context, query, list),
    jsonLd: [{ "@context": "https://schema.org", ...podcastSeries(tenant, t) }, ...itemList(t.podcast, episodes)],
    ...(list === null && { status: 503 }),
  };
});
