import { definePages } from "@serambi/kernel/remote";

import { EPISODE_PATH, PODCAST_PATH } from "../../contract/paths";

/** The pages of what there is to listen to. */
export const podcastPages = definePages([
  { id: "podcast", paths: [PODCAST_PATH], texts: "podcast", load: () => import("./PodcastPage") },
  { id: "episode", paths: [EPISODE_PATH], texts: "podcast", load: () => import("./EpisodePage") },
]);
