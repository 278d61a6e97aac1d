import { defineSlots } from "@serambi/kernel/remote";

/** What other pages, and the dock below every page, may show of the podcast. */
export const podcastSlots = defineSlots([
  { name: "podcast.player.v1", texts: "podcast", load: () => import("./PodcastPlayer"), minHeightRem: 6.5 },
]);
