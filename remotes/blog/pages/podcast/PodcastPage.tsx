import type { PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { PodcastResults } from "../../components/podcast/PodcastResults";
import { PodcastTop } from "../../components/podcast/PodcastTop";
import { Subscribe } from "../../components/podcast/Subscribe";
import { parseEpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";
import { useRemembering } from "./useRemembering";

export { openPodcast as preload } from "./openPodcast";
export { podcastHead as head, podcastJsonLd as jsonLd } from "./podcastHead";

/** `/Podcast`: what there is to listen to. */
export const Page = observer(function PodcastPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { list, categories, player, reload } = podcastOf(store);
  useRemembering(player);
  return (
    <>
      <PodcastTop query={parseEpisodeQuery(context.query)} categories={categories.state.data ?? []} />
      <PodcastResults list={list.state} player={player} onRetry={() => void reload()} />
      <Subscribe />
    </>
  );
});
