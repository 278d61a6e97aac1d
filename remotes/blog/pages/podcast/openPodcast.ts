import { standing } from "@serambi/kernel/pages";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { parseEpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";

/** Brings the list to what the address asks for. */
export const openPodcast = async (store: BlogStore, { query }: PageContext<Messages>): Promise<PageOutcome> => {
  const podcast = podcastOf(store);
  await podcast.show(parseEpisodeQuery(query));
  return standing(podcast.list.state);
};
