import type { Docked } from "@serambi/kernel/remote";

export const PLAYER_SLOT = "podcast.player.v1";

/** What a page docks to have an episode go on playing below it. */
export const playerDock = (episodeId: string): Docked => ({ name: PLAYER_SLOT, props: { episodeId, place: "dock" } });
