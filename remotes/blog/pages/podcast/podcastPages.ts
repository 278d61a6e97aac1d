import { chunkPage } from "@serambi/kernel/pages";

import { EPISODE_PATH, PODCAST_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";

const part = { texts: "podcast", reads: ({ deps }: BlogStore) => deps.podcast() };

/** The pages of what there is to listen to. */
export const podcastPages = [
  chunkPage<BlogStore, Messages>({
    ...part,
    id: "podcast",
    paths: [PODCAST_PATH],
    load: () => import(/* webpackChunkName: "page-podcast" */ "./PodcastPage"),
  }),
  chunkPage<BlogStore, Messages>({
    ...part,
    id: "episode",
    paths: [EPISODE_PATH],
    load: () => import(/* webpackChunkName: "page-episode" */ "./EpisodePage"),
  }),
];
