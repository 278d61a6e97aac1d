import { useDeps } from "@serambi/kernel/remote";
import { RemoteData } from "@serambi/kernel/state";
import { useCallback, useEffect, useMemo } from "react";

import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import { readTrack } from "../../stores/podcast/readTrack";

interface DockedTrack {
  /** Null while it is not known. */
  readonly track: Track | null;
  readonly isLost: boolean;
  readonly retry: () => void;
}

/**
 * The episode of the docked player, observed. One that plays is known already; what a list did not tell of it is done without
 * where it cannot be had: the player must not be missing while there is sound.
 */
export const useDockedTrack = (player: Player, episodeId: string): DockedTrack => {
  const deps = useDeps();
  const found = useMemo(() => ({ id: episodeId, data: new RemoteData<Track>() }), [episodeId]).data;
  const read = useCallback(() => void found.run(() => readTrack(deps, episodeId)), [found, deps, episodeId]);
  useEffect(() => {
    const { track } = player;
    if (track?.id !== episodeId || track.chapters.length === 0) read();
  }, [player, episodeId, read]);
  const playing = player.track?.id === episodeId ? player.track : null;
  return { track: found.state.data ?? playing, isLost: found.state.phase === "failed", retry: read };
};
