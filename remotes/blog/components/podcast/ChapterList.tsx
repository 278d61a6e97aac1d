import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";
import { useId } from "react";

import { clock } from "../../contract/podcast/clock";
import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import s from "./ChapterList.module.css";
import { TimeLink } from "./TimeLink";
import { useStarted } from "./useStarted";

interface ChapterListProps {
  readonly player: Player;
  readonly track: Track;
}

/** The parts of an episode, each a way to it; the one that is heard is marked. */
export const ChapterList = observer(function ChapterList({ player, track }: ChapterListProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const heading = useId();
  const current = useStarted(player, track.id, track.chapters);
  if (track.chapters.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={s.heading}>
        {t["episode.chapters"]}
      </h2>
      <ol className={s.list}>
        {track.chapters.map(({ title, from }, index) => {
          const words = (
            <>
              <span className={s.time}>{clock(from, language)}</span>
              <span>{title}</span>
            </>
          );
          return (
            <li key={`${from} ${title}`}>
              {track.src ? (
                <TimeLink player={player} track={track} from={from} isCurrent={index === current} className={s.chapter}>
                  {words}
                </TimeLink>
              ) : (
                <span className={s.chapter}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
});
