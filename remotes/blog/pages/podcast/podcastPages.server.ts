import type { ServerPages } from "@serambi/kernel/server";

import { episodeLoader } from "./episode.server";
import { podcastLoader } from "./podcast.server";
import type { podcastPages } from "./podcastPages";

/** The server's parts of the podcast's pages, by their ids. */
export const podcastServerPages = {
  podcast: { loader: podcastLoader },
  episode: { loader: episodeLoader },
} satisfies ServerPages<typeof podcastPages>;
