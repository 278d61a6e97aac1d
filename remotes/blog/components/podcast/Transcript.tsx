import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Switch } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";

import type { OpenedEpisode } from "../../contract/podcast/episodes";
import type { Player } from "../../contract/podcast/Player";
import type { Messages } from "../../messages/id";
import s from "./Transcript.module.css";
import { TranscriptLine } from "./TranscriptLine";
import { useStarted } from "./useStarted";

interface TranscriptProps {
  readonly player: Player;
  readonly episode: OpenedEpisode;
}

/** All that is said, by whom. Each line is the way to its place in the recording; the one that is heard is marked. */
export const Transcript = observer(function Transcript({ player, episode }: TranscriptProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const heading = useId();
  const [isFollowing, setFollowing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { track, transcript } = episode;
  const current = useStarted(player, track.id, transcript);

  // Nothing moves under the eyes of who has not asked for it.
  useEffect(() => {
    if (!isFollowing || current < 0) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.children[current]?.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
  }, [isFollowing, current]);

  if (transcript.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={s.transcript}>
      <div className={s.head}>
        <h2 id={heading} className={s.heading}>
          {t["episode.transcript"]}
        </h2>
        {track.src && (
          <Switch
            className={s.follow}
            label={t["episode.follow"]}
            checked={isFollowing}
            onChange={({ currentTarget }) => setFollowing(currentTarget.checked)}
          />
        )}
      </div>
      {track.src && <p className={s.help}>{t["episode.transcriptHelp"]}</p>}
      <ol ref={list} className={s.lines} lang={episode.language === language ? undefined : episode.language}>
        {transcript.map((line, index) => (
          <TranscriptLine
            key={`${line.from} ${line.text}`}
            player={player}
            track={track}
            line={line}
            isTurn={line.speaker !== transcript[index - 1]?.speaker}
            isCurrent={index === current}
          />
        ))}
      </ol>
    </section>
  );
});
