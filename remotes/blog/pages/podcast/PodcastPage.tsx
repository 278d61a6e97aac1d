import { useNavigation, useWantedQuery, type PageProps } from "@serambi/kernel/remote";

import { PodcastResults } from "../../components/podcast/PodcastResults";
import { PodcastTop } from "../../components/podcast/PodcastTop";
import { Subscribe } from "../../components/podcast/Subscribe";
import { parseEpisodeQuery } from "../../contract/podcast/podcastAddress";
import { usePlayer } from "../../stores/podcast/usePlayer";
import type { podcastLoader } from "./podcast.server";

/** `/Podcast`: what there is to listen to. */
export const Page = ({ data: { list, categories }, context: { path, query } }: PageProps<typeof podcastLoader>) => {
  const player = usePlayer();
  const wanted = useWantedQuery(path, query);
  const isBusy = useNavigation().state === "loading";
  return (
    <>
      <PodcastTop query={parseEpisodeQuery(wanted)} categories={categories} />
      <PodcastResults list={list} query={parseEpisodeQuery(query)} player={player} isBusy={isBusy} />
      <Subscribe />
    </>
  );
};
