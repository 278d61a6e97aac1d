import { useLanguage } from "@serambi/kernel/remote";
import { VisuallyHidden } from "@serambi/kernel/ui";
import { memo } from "react";

import { clock } from "../../contract/podcast/clock";
import type { OpenedEpisode } from "../../contract/podcast/episodes";
import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import { TimeLink } from "./TimeLink";
import s from "./Transcript.module.css";

interface TranscriptLineProps {
  readonly player: Player;
  readonly track: Track;
  readonly line: OpenedEpisode["transcript"][number];
  /** Whether somebody else has spoken before. */
  readonly isTurn: boolean;
  readonly isCurrent: boolean;
}

/** One line: when, who, what. Of a thousand, only those are rendered anew that begin or end. */
export const TranscriptLine = memo(function TranscriptLine({
  player,
  track,
  line: { speaker, text, from },
  isTurn,
  isCurrent,
}: TranscriptLineProps) {
  const language = useLanguage();
  const words = (
    <>
      <span className={s.time} aria-hidden="true">
        {clock(from, language)}
      </span>
      <b className={s.speaker}>{isTurn ? speaker : <VisuallyHidden>{speaker}</VisuallyHidden>} </b>
      <span className={s.words}>{text}</span>
    </>
  );
  return (
    <li>
      {track.src ? (
        <TimeLink player={player} track={track} from={from} isCurrent={isCurrent} className={s.line}>
          {words}
        </TimeLink>
      ) : (
        <span className={s.line}>{words}</span>
      )}
    </li>
  );
});
