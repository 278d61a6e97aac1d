import { useMessages } from "@serambi/kernel/remote";

import type { EpisodeNeighbour, OpenedEpisode } from "../../contract/podcast/episodes";
import type { Messages } from "../../messages/id";
import { Neighbours } from "../lists/Neighbours";
import s from "./EpisodeNeighbours.module.css";

const at = (label: string, neighbour: EpisodeNeighbour | null) =>
  neighbour && { label, title: neighbour.title, to: neighbour.path };

/** The episodes published before and after this one. */
export const EpisodeNeighbours = ({ episode: { previous, next } }: { readonly episode: OpenedEpisode }) => {
  const t = useMessages<Messages>();
  return (
    <Neighbours
      label={t["episode.neighbours"]}
      previous={at(t["episode.previous"], previous)}
      next={at(t["episode.next"], next)}
      className={s.place}
    />
  );
};
