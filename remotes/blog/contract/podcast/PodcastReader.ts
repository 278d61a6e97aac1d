import type { Episode, EpisodeSummary, Page } from "@serambi/kernel/contracts";

export interface EpisodeQuery {
  /** From 1. */
  readonly page: number;
  readonly search?: string;
  readonly categorySlug?: string;
}

/** The calls that the podcast is made of; each throws AppError offline | timeout | upstream | malformed. */
export interface PodcastReader {
  /** One page, the newest first. */
  list(query: EpisodeQuery): Promise<Page<EpisodeSummary>>;
  /** By id or slug, its content sanitised. @throws AppError not-found, too */
  episode(key: string): Promise<Episode>;
}

export type LazyPodcastReader = () => Promise<PodcastReader>;
