import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Breadcrumb, cx, Section, Wrap } from "@serambi/kernel/ui";

import { PODCAST_PATH } from "../../contract/paths";
import type { OpenedEpisode } from "../../contract/podcast/episodes";
import type { Player } from "../../contract/podcast/Player";
import type { Messages } from "../../messages/id";
import e from "./Episode.module.css";
import { EpisodeCover } from "./EpisodeCover";
import { EpisodeFacts } from "./EpisodeFacts";
import s from "./EpisodeHeader.module.css";
import { EpisodePlay } from "./EpisodePlay";

interface EpisodeHeaderProps {
  readonly episode: OpenedEpisode;
  readonly player: Player;
  /** The place that the address names, in seconds. */
  readonly from?: number | undefined;
}

/** Who is heard, each once. */
const voicesOf = ({ transcript }: OpenedEpisode): string =>
  [...new Set(transcript.map(({ speaker }) => speaker))].join(", ");

/** What it is called, what it is about, who is in it, and the button that plays it. */
export const EpisodeHeader = ({ episode, player, from }: EpisodeHeaderProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const lang = episode.language === language ? undefined : episode.language;
  const voices = voicesOf(episode);
  const { author, track } = episode;
  return (
    <Section tone="field" className={cx(e.band, s.band)}>
      <Wrap>
        <div className={s.way}>
          <Breadcrumb label={t.breadcrumb} items={[{ label: t.podcast, to: PODCAST_PATH }, { label: track.title }]} />
        </div>
        <div className={cx(e.columns, s.columns)}>
          <div className={cx(e.picture, s.picture)}>
            <EpisodeCover
              track={track}
              size={400}
              sizes="(min-width: 64em) 25rem, (min-width: 48em) 34vw, 60vw"
              isFirst
            />
          </div>
          <div className={s.words}>
            <EpisodeFacts episode={episode} />
            <h1 className={cx(e.title, s.title)} lang={lang}>
              {track.title}
            </h1>
            <p className={cx(e.summary, s.summary)} lang={lang}>
              {episode.summary}
            </p>
            <EpisodePlay player={player} track={track} from={from} />
            <p className={s.people}>
              {author.name && (
                <span>
                  {t["episode.host"](author.name)}
                  {author.role && `, ${author.role}`}
                </span>
              )}
              {voices && <span>{t["episode.voices"](voices)}</span>}
            </p>
          </div>
        </div>
      </Wrap>
    </Section>
  );
};
