import type { PublicTenant } from "@serambi/kernel/contracts";

import type { Episode, EpisodeSummary } from "../../contract/hosts/posts";
import { episodePath } from "../../contract/paths";
import type { EpisodeNeighbour, ListedEpisode, OpenedEpisode } from "../../contract/podcast/episodes";
import { trackOf } from "./trackOf";

/** An episode as a list shows it. */
export const listedEpisode = (tenant: PublicTenant, episode: EpisodeSummary): ListedEpisode => {
  const { summary, publishedAt, language } = episode;
  return { track: trackOf(tenant, episode), summary, publishedAt, language };
};

const neighbourOf = (tenant: PublicTenant, link: Episode["next"]): EpisodeNeighbour | null => {
  const path = link && episodePath(tenant, link);
  return path ? { title: link.title, path } : null;
};

/** An episode as its page shows it. */
export const openedEpisode = (tenant: PublicTenant, episode: Episode): OpenedEpisode => {
  const { author, content, transcript, audio, previous, next } = episode;
  return {
    ...listedEpisode(tenant, episode),
    author,
    content,
    transcript,
    bytes: audio.bytes,
    previous: neighbourOf(tenant, previous),
    next: neighbourOf(tenant, next),
  };
};
