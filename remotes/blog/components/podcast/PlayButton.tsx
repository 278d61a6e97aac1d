import { useMessages } from "@serambi/kernel/remote";
import { cx } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import s from "./PlayButton.module.css";
import { PlayerSign } from "./PlayerSign";
import { usePlay } from "./usePlay";

interface PlayButtonProps {
  readonly player: Player;
  readonly track: Track;
  readonly size?: "regular" | "large";
  /** Where it begins, in seconds; missing: where it was left. */
  readonly from?: number | undefined;
}

/** Plays an episode, here and below every page from then on; the same button pauses it. */
export const PlayButton = observer(function PlayButton({ player, track, size = "regular", from }: PlayButtonProps) {
  const t = useMessages<Messages>();
  const play = usePlay(player, track);
  const isMine = player.has(track.id);
  const isOn = isMine && player.isOn;
  return (
    <button
      type="button"
      className={cx(s.play, size === "large" && s.large)}
      aria-label={isOn ? t["player.pauseTitle"](track.title) : t["player.playTitle"](track.title)}
      data-waiting={(isMine && player.face === "waiting") || undefined}
      onClick={() => (isOn ? player.pause() : play(isMine ? undefined : from))}
    >
      <PlayerSign name={isOn ? "pause" : "play"} />
    </button>
  );
});
