import { computed } from "@serambi/kernel/state";
import { useMemo } from "react";

import { lastStarted } from "../../contract/podcast/lastStarted";
import type { Player } from "../../contract/podcast/Player";

/**
 * Which of a list in time is being heard. Who observes it is rendered anew when that is another one, and not with each second.
 * @returns its place; -1 where this episode is not the one that is loaded, or none has begun
 */
export const useStarted = (player: Player, id: string, items: readonly { readonly from: number }[]): number =>
  useMemo(
    () => computed(() => (player.has(id) && player.face !== "idle" ? lastStarted(items, player.seconds) : -1)),
    [player, id, items],
  ).get();
