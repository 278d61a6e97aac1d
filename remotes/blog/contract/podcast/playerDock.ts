import type { Docked } from "@serambi/kernel/remote";

export const PLAYER_SLOT = "podcast.player.v1";

/**
 * What a page docks to have an episode go on playing below it.
 * @param stop silences it when its place is closed, though the player that was to stand there never came
 */
export const playerDock = (episodeId: string, stop: () => void): Docked => ({
  name: PLAYER_SLOT,
  props: { episodeId, place: "dock" },
  onEnd: stop,
});
