import { Later, type PageProps } from "@serambi/kernel/remote";
import { RichText, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useId } from "react";

import { ChapterList } from "../../components/podcast/ChapterList";
import { EpisodeHeader } from "../../components/podcast/EpisodeHeader";
import { EpisodeNeighbours } from "../../components/podcast/EpisodeNeighbours";
import { EpisodeShare } from "../../components/podcast/EpisodeShare";
import { Subscribe } from "../../components/podcast/Subscribe";
import { Transcript } from "../../components/podcast/Transcript";
import { episodePath } from "../../contract/paths";
import { timeOf } from "../../contract/podcast/clock";
import { trackOf } from "../../contract/podcast/Track";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";
import s from "./EpisodePage.module.css";
import { useRemembering } from "./useRemembering";

export { episodeHead as head, episodeJsonLd as jsonLd } from "./episodeHead";
export { openEpisode as preload } from "./openEpisode";

/** `/Podcast/{id}/{title}`: one episode, its chapters, what it says of itself, all that is said in it. */
export const Page = observer(function EpisodePage({ store, context }: PageProps<BlogStore, Messages>) {
  const { t, tenant, params, path, query, language } = context;
  const notes = useId();
  const podcast = podcastOf(store);
  const { player } = podcast;
  useRemembering(player);
  const episode = podcast.episode(params["id"] ?? "");
  if (!episode) return null;
  const track = trackOf(tenant, episode);
  return (
    <>
      <article>
        <EpisodeHeader episode={episode} player={player} track={track} from={timeOf(query)} />
        <Wrap className={s.body}>
          <div className={s.side}>
            <ChapterList player={player} track={track} />
            <EpisodeShare
              key={episode.id}
              player={player}
              track={track}
              bytes={episode.audio.bytes}
              path={episodePath(tenant, episode) ?? path}
            />
          </div>
          <div className={s.text}>
            {episode.content && (
              <section aria-labelledby={notes} lang={episode.language === language ? undefined : episode.language}>
                <h2 id={notes} className={s.heading}>
                  {t["episode.notes"]}
                </h2>
                <RichText className={s.notes} html={episode.content} />
              </section>
            )}
            <Later>
              <Transcript key={episode.id} player={player} track={track} episode={episode} />
            </Later>
            <EpisodeNeighbours episode={episode} />
          </div>
        </Wrap>
      </article>
      <Subscribe />
    </>
  );
});
