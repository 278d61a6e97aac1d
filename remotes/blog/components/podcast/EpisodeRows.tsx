import type { EpisodeSummary } from "@serambi/kernel/contracts";
import { useTenant } from "@serambi/kernel/remote";

import type { Player } from "../../contract/podcast/Player";
import { trackOf } from "../../contract/podcast/Track";
import { EpisodeFacts } from "./EpisodeFacts";
import s from "./EpisodeRows.module.css";
import { EpisodeTitle } from "./EpisodeTitle";
import { PlayButton } from "./PlayButton";

interface EpisodeRowsProps {
  readonly episodes: readonly EpisodeSummary[];
  readonly player: Player;
  readonly heading: "h2" | "h3";
  readonly isBusy: boolean;
}

/** Episodes one below the other: what each is about, and its button. */
export const EpisodeRows = ({ episodes, player, heading, isBusy }: EpisodeRowsProps) => {
  const tenant = useTenant();
  return (
    <ol className={s.rows} aria-busy={isBusy}>
      {episodes.map((episode) => {
        const track = trackOf(tenant, episode);
        return (
          <li key={episode.id} className={s.row}>
            <div className={s.sign}>{track.src && <PlayButton player={player} track={track} />}</div>
            <div>
              <EpisodeTitle episode={episode} as={heading} className={s.title} />
              <p className={s.summary}>{episode.summary}</p>
            </div>
            <EpisodeFacts episode={episode} className={s.facts} />
          </li>
        );
      })}
    </ol>
  );
};
