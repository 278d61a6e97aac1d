import type { ListedEpisode } from "../../contract/podcast/episodes";
import type { Player } from "../../contract/podcast/Player";
import { EpisodeFacts } from "./EpisodeFacts";
import s from "./EpisodeRows.module.css";
import { EpisodeTitle } from "./EpisodeTitle";
import { PlayButton } from "./PlayButton";

interface EpisodeRowsProps {
  readonly episodes: readonly ListedEpisode[];
  readonly player: Player;
  readonly heading: "h2" | "h3";
  readonly isBusy: boolean;
}

/** Episodes one below the other: what each is about, and its button. */
export const EpisodeRows = ({ episodes, player, heading, isBusy }: EpisodeRowsProps) => (
  <ol className={s.rows} aria-busy={isBusy}>
    {episodes.map((episode) => (
      <li key={episode.track.id} className={s.row}>
        <div className={s.sign}>{episode.track.src && <PlayButton player={player} track={episode.track} />}</div>
        <div>
          <EpisodeTitle episode={episode} as={heading} className={s.title} />
          <p className={s.summary}>{episode.summary}</p>
        </div>
        <EpisodeFacts episode={episode} className={s.facts} />
      </li>
    ))}
  </ol>
);
