import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import type { PodcastData } from "../../contract/podcast/episodes";
import type { EpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import { ListTitle } from "../lists/ListTitle";
import { PodcastCategories } from "./PodcastCategories";
import { PodcastSearch } from "./PodcastSearch";
import s from "./PodcastTop.module.css";

interface PodcastTopProps {
  readonly query: EpisodeQuery;
  /** None, where they could not be had. */
  readonly categories: PodcastData["categories"];
}

/** How the list begins: what it is, what to look for, what there is. */
export const PodcastTop = ({ query, categories }: PodcastTopProps) => {
  const t = useMessages<Messages>();
  const { settings } = useTenant();
  return (
    <Wrap as="header" className={s.top}>
      <div className={s.line}>
        <div className={s.words}>
          <ListTitle heading={t.podcast} lede={t["podcast.lede"](settings.title)} />
        </div>
        <PodcastSearch query={query} />
      </div>
      <PodcastCategories categories={categories} query={query} />
    </Wrap>
  );
};
