import { useMessages } from "@serambi/kernel/remote";
import { cx, Section, Wrap } from "@serambi/kernel/ui";

import type { ListedEpisode } from "../../contract/podcast/episodes";
import type { Player } from "../../contract/podcast/Player";
import type { Messages } from "../../messages/id";
import e from "./Episode.module.css";
import { EpisodeCover } from "./EpisodeCover";
import { EpisodeFacts } from "./EpisodeFacts";
import s from "./EpisodeLead.module.css";
import { EpisodeTitle } from "./EpisodeTitle";
import { NativeAudio } from "./NativeAudio";
import { PlayButton } from "./PlayButton";

interface EpisodeLeadProps {
  readonly episode: ListedEpisode;
  readonly player: Player;
}

/** The newest episode, on the site's coloured ground, ready to be played. */
export const EpisodeLead = ({ episode, player }: EpisodeLeadProps) => {
  const t = useMessages<Messages>();
  const { track } = episode;
  return (
    <Section tone="field" className={cx(e.band, s.band)}>
      <Wrap className={cx(e.columns, s.lead)}>
        <div className={cx(e.picture, s.picture)}>
          <EpisodeCover
            track={track}
            size={480}
            sizes="(min-width: 64em) 30rem, (min-width: 48em) 40vw, 60vw"
            isFirst
          />
        </div>
        <div className={s.words}>
          <p className={s.kicker}>{t["podcast.newest"]}</p>
          <EpisodeTitle episode={episode} as="h2" className={cx(e.title, s.title)} />
          <p className={cx(e.summary, s.summary)}>{episode.summary}</p>
          <div className={s.line}>
            {track.src && (
              <>
                <PlayButton player={player} track={track} size="large" />
                <NativeAudio track={track} />
              </>
            )}
            <EpisodeFacts episode={episode} />
          </div>
        </div>
      </Wrap>
    </Section>
  );
};
