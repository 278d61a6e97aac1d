import type { MouseEvent, ReactNode } from "react";

import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import { usePlay } from "./usePlay";

interface TimeLinkProps {
  readonly player: Player;
  readonly track: Track;
  /** Seconds. */
  readonly from: number;
  readonly isCurrent: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place in a recording: plays from there. Without scripts it opens the recording at that place. */
export const TimeLink = ({ player, track, from, isCurrent, className, children }: TimeLinkProps) => {
  const play = usePlay(player, track);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(from);
  };
  return (
    <a
      href={`${track.src}#t=${from}`}
      className={className}
      aria-current={isCurrent ? "true" : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
};
