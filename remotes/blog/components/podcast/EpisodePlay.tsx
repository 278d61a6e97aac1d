import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { clock } from "../../contract/podcast/clock";
import type { Player } from "../../contract/podcast/Player";
import type { Track } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import s from "./EpisodePlay.module.css";
import { NativeAudio } from "./NativeAudio";
import { PlayButton } from "./PlayButton";

interface EpisodePlayProps {
  readonly player: Player;
  readonly track: Track;
  readonly from?: number | undefined;
}

/** What is said beside the button: where it would begin, what it waits for, why it does not play. */
const Note = observer(function Note({ player, track, from }: EpisodePlayProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const length = clock(track.seconds, language);
  if (!player.has(track.id)) {
    if (from !== undefined) return t["episode.at"](clock(from, language));
    const place = player.placeOf(track.id);
    return place > 0 ? t["episode.goesOn"](clock(place, language)) : length;
  }
  const { face } = player;
  if (face === "offline" || face === "failed" || face === "ended" || face === "waiting") return t[`player.${face}`];
  return t["player.of"](clock(player.seconds, language), clock(player.length, language));
});

/** The button that plays an episode, and what is to be said of that. */
export const EpisodePlay = (props: EpisodePlayProps) => {
  const t = useMessages<Messages>();
  const { player, track, from } = props;
  if (!track.src)
    return (
      <p className={s.silent}>
        <b>{t["episode.silent"]}</b> {t["episode.silentHelp"]}
      </p>
    );
  return (
    <div className={s.line}>
      <PlayButton player={player} track={track} size="large" from={from} />
      <NativeAudio track={track} />
      <p className={s.note}>
        <Note {...props} />
      </p>
    </div>
  );
};
