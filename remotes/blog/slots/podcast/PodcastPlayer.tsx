import { useDock, type SlotProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { PlayerBar } from "../../components/podcast/PlayerBar";
import { PlayerCard } from "../../components/podcast/PlayerCard";
import { PlayerWaiting } from "../../components/podcast/PlayerWaiting";
import type { Player } from "../../contract/podcast/Player";
import { playerDock } from "../../contract/podcast/playerDock";
import { usePlayer } from "../../stores/podcast/usePlayer";
import type { playerSlot } from "./player.server";
import { useDockedTrack } from "./useDockedTrack";

interface DockedPlayerProps {
  readonly player: Player;
  /** Or slug. */
  readonly episodeId: string;
  readonly autoplay: boolean;
}

/** In the dock: makes its episode ready where nothing plays yet, and ends with its place. */
const DockedPlayer = observer(function DockedPlayer({ player, episodeId, autoplay }: DockedPlayerProps) {
  const { dock, close } = useDock();
  const { track, isLost, retry } = useDockedTrack(player, episodeId);
  useEffect(() => {
    if (!track) return;
    if (player.track === null || player.has(track.id)) player.load(track);
    if (!autoplay) return;
    player.play(track);
    // A page that is loaded anew plays nothing by itself.
    dock(playerDock(track.id, player.stop));
  }, [player, track, autoplay, dock]);
  useEffect(() => player.stop, [player]);
  return track ? (
    <PlayerBar player={player} track={track} onClose={close} />
  ) : (
    <PlayerWaiting isLost={isLost} onRetry={retry} onClose={close} />
  );
});

/** `podcast.player.v1`: an episode to play, in the dock or in a page. */
export const Slot = ({ props: { place, episodeId, autoplay }, data: track }: SlotProps<typeof playerSlot>) => {
  const player = usePlayer();
  if (place === "dock") return <DockedPlayer player={player} episodeId={episodeId} autoplay={autoplay} />;
  return track && <PlayerCard player={player} track={track} />;
};
