import type { Episode } from "@serambi/kernel/contracts";
import { useMessages, useTenant } from "@serambi/kernel/remote";

import { episodePath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { Neighbours } from "../lists/Neighbours";
import s from "./EpisodeNeighbours.module.css";

/** The episodes published before and after this one. */
export const EpisodeNeighbours = ({ episode: { previous, next } }: { readonly episode: Episode }) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const at = (label: string, episode: Episode["next"]) =>
    episode && { label, title: episode.title, to: episodePath(tenant, episode) };
  return (
    <Neighbours
      label={t["episode.neighbours"]}
      previous={at(t["episode.previous"], previous)}
      next={at(t["episode.next"], next)}
      className={s.place}
    />
  );
};
