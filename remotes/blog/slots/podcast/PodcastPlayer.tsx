import { isAppError } from "@serambi/kernel/errors";
import { useDock, type StoreSlotProps } from "@serambi/kernel/remote";
import { useEffect } from "react";

import { PlayerBar } from "../../components/podcast/PlayerBar";
import { PlayerCard } from "../../components/podcast/PlayerCard";
import type { Player } from "../../contract/podcast/Player";
import { playerDock } from "../../contract/podcast/playerDock";
import type { PlayerProps } from "../../contract/podcast/playerSlot";
import { trackOf, type Track } from "../../contract/podcast/Track";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";

/**
 * The episode of a player. One that plays is known already; what a list did not tell of it is done without where it cannot be
 * had: the player must not be missing while there is sound.
 * @throws AppError not-found | offline | timeout | upstream | malformed
 */
export const loadTrack = async (store: BlogStore, { episodeId }: PlayerProps): Promise<Track> => {
  const podcast = podcastOf(store);
  const { track } = podcast.player;
  const playing = track?.id === episodeId ? track : null;
  if (playing && playing.chapters.length > 0) return playing;
  try {
    return trackOf(store.deps.tenant, await podcast.read(episodeId));
  } catch (error) {
    if (playing && isAppError(error)) return playing;
    throw error;
  }
};

interface DockedPlayerProps {
  readonly player: Player;
  readonly track: Track;
  readonly autoplay: boolean;
}

/** In the dock: makes its episode ready where nothing plays yet, and ends with its place. */
const DockedPlayer = ({ player, track, autoplay }: DockedPlayerProps) => {
  const { dock, close } = useDock();
  useEffect(() => {
    if (player.track === null || player.has(track.id)) player.load(track);
    if (!autoplay) return;
    player.play(track);
    // A page that is loaded anew plays nothing by itself.
    dock(playerDock(track.id, player.stop));
  }, [player, track, autoplay, dock]);
  useEffect(() => player.stop, [player]);
  return <PlayerBar player={player} track={track} onClose={close} />;
};

/** `podcast.player.v1`: an episode to play, in the dock or in a page. */
export const Slot = ({
  store,
  props: { place, autoplay },
  data: track,
}: StoreSlotProps<BlogStore, PlayerProps, Track>) => {
  const { player } = podcastOf(store);
  return place === "dock" ? (
    <DockedPlayer player={player} track={track} autoplay={autoplay} />
  ) : (
    <PlayerCard player={player} track={track} />
  );
};
