import { useDock } from "@serambi/kernel/remote";

import type { Player } from "../../contract/podcast/Player";
import { PLAYER_SLOT, playerDock } from "../../contract/podcast/playerDock";
import type { Track } from "../../contract/podcast/Track";

/**
 * Plays an episode, and docks the player so that it goes on below every page.
 * @returns to be called in the visitor's own click, with the seconds to begin at, or from where it was left
 */
export const usePlay = (player: Player, track: Track): ((from?: number) => void) => {
  const { docked, dock } = useDock();
  return (from) => {
    player.play(track, from);
    const isThere = docked?.name === PLAYER_SLOT && docked.props["episodeId"] === track.id;
    // One that was put back after the page was loaded anew knows of no sound that it is to end.
    if (!isThere || !docked.onEnd) dock(playerDock(track.id, player.stop));
  };
};
