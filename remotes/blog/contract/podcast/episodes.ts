import type { Page } from "@serambi/kernel/contracts";

import type { Category, Episode, EpisodeSummary } from "../hosts/posts";
import type { Track } from "./Track";

/** An episode as a list shows it. */
export interface ListedEpisode extends Pick<EpisodeSummary, "summary" | "publishedAt" | "language"> {
  readonly track: Track;
}

/** A page of episodes, the newest first. */
export type EpisodeList = Page<ListedEpisode>;

/** What `/Podcast` shows. */
export interface PodcastData {
  /** Null where it could not be had. */
  readonly list: EpisodeList | null;
  /** None, where they could not be had. */
  readonly categories: readonly Pick<Category, "slug" | "name">[];
}

/** One before or after an episode: it has a page where this one has. */
export interface EpisodeNeighbour {
  readonly title: string;
  readonly path: string;
}

/** An episode as its page shows it. */
export interface OpenedEpisode extends ListedEpisode, Pick<Episode, "author" | "content" | "transcript"> {
  /** Of the recording. */
  readonly bytes: number;
  readonly previous: EpisodeNeighbour | null;
  readonly next: EpisodeNeighbour | null;
}
