import { Later, type PageProps } from "@serambi/kernel/remote";
import { RichText, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { ChapterList } from "../../components/podcast/ChapterList";
import { EpisodeHeader } from "../../components/podcast/EpisodeHeader";
import { EpisodeNeighbours } from "../../components/podcast/EpisodeNeighbours";
import { EpisodeShare } from "../../components/podcast/EpisodeShare";
import { Subscribe } from "../../components/podcast/Subscribe";
import { Transcript } from "../../components/podcast/Transcript";
import { timeOf } from "../../contract/podcast/clock";
import { usePlayer } from "../../stores/podcast/usePlayer";
import type { episodeLoader } from "./episode.server";
import s from "./EpisodePage.module.css";

/** `/Podcast/{id}/{title}`: one episode, its chapters, what it says of itself, all that is said in it. */
export const Page = ({ data: { episode }, context }: PageProps<typeof episodeLoader>) => {
  const { t, path, query, language } = context;
  const notes = useId();
  const player = usePlayer();
  const { track, bytes, content } = episode;
  return (
    <>
      <article>
        <EpisodeHeader episode={episode} player={player} from={timeOf(query)} />
        <Wrap className={s.body}>
          <div className={s.side}>
            <ChapterList player={player} track={track} />
            <EpisodeShare key={track.id} player={player} track={track} bytes={bytes} path={track.path ?? path} />
          </div>
          <div className={s.text}>
            {content && (
              <section aria-labelledby={notes} lang={episode.language === language ? undefined : episode.language}>
                <h2 id={notes} className={s.heading}>
                  {t["episode.notes"]}
                </h2>
                <RichText className={s.notes} html={content} />
              </section>
            )}
            <Later>
              <Transcript key={track.id} player={player} episode={episode} />
            </Later>
            <EpisodeNeighbours episode={episode} />
          </div>
        </Wrap>
      </article>
      <Subscribe />
    </>
  );
};
