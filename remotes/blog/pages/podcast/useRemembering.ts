import { useEffect } from "react";

import type { Player } from "../../contract/podcast/Player";

/** Has the player know, before anything is played, how far this browser's visitor has listened. */
export const useRemembering = (player: Player): void => {
  useEffect(() => void player.remember(), [player]);
};
