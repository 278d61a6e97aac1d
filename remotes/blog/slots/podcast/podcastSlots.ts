import { defineSlot } from "@serambi/kernel/remote";

import { PLAYER_SLOT } from "../../contract/podcast/playerDock";
import type { PlayerProps } from "../../contract/podcast/playerSlot";
import type { Track } from "../../contract/podcast/Track";
import type { BlogStore } from "../../stores/BlogStore";

const load = () => import(/* webpackChunkName: "slot-podcast.player.v1" */ "./PodcastPlayer");

/** What other pages, and the dock below every page, may show of the podcast. */
export const podcastSlots = [
  defineSlot<BlogStore, PlayerProps, Track>({
    name: PLAYER_SLOT,
    texts: "podcast",
    schema: () => import(/* webpackChunkName: "schema-podcast-player" */ "../../contract/podcast/playerSlot"),
    load,
    preload: async (store, props) => (await load()).loadTrack(store, props),
    minHeightRem: 6.5,
  }),
];
