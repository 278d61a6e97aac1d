import type { Category, Episode, EpisodeSummary, Page } from "@serambi/kernel/contracts";

export interface EpisodeQuery {
  /** From 1. */
  readonly page: number;
  readonly search?: string;
  readonly categorySlug?: string;
}

/** A page of episodes, and what it answers: another one may be asked for by now. */
export interface EpisodeList extends Page<EpisodeSummary> {
  readonly query: EpisodeQuery;
}

/** The calls that the podcast is made of; each throws AppError offline | timeout | upstream | malformed. */
export interface PodcastReader {
  /** One page, the newest first. */
  list(query: EpisodeQuery): Promise<Page<EpisodeSummary>>;
  /** What there are episodes about. */
  categories(): Promise<readonly Category[]>;
  /** By id or slug, its content sanitised. @throws AppError not-found, too */
  episode(key: string): Promise<Episode>;
}

export type LazyPodcastReader = () => Promise<PodcastReader>;
