import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { TextLink, Wrap } from "@serambi/kernel/ui";

import { clock } from "../../contract/podcast/clock";
import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import { EpisodeCover } from "./EpisodeCover";
import { NativeAudio } from "./NativeAudio";
import { PlayButton } from "./PlayButton";
import s from "./PlayerCard.module.css";

/** One episode in a page about something else, with the button that plays it. */
export const PlayerCard = ({ player, track }: { readonly player: Player; readonly track: Track }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { title, path, number, seconds } = track;
  return (
    <Wrap>
      <div className={s.card}>
        <div className={s.cover}>
          <EpisodeCover track={track} size={160} sizes="5rem" />
        </div>
        <div className={s.words}>
          <p className={s.facts}>
            {t["episode.number"](number)}, {clock(seconds, language)}
          </p>
          <p className={s.title}>{path === undefined ? title : <TextLink to={path}>{title}</TextLink>}</p>
        </div>
        {track.src && (
          <>
            <NativeAudio track={track} />
            <PlayButton player={player} track={track} />
          </>
        )}
      </div>
    </Wrap>
  );
};
