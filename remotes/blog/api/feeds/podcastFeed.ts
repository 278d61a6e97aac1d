import { Episode, EpisodeSummary } from "@serambi/kernel/contracts";
import { readEnvelope, readPage } from "@serambi/kernel/http";
import type { FeedItem, RecordingText, RemoteDeps } from "@serambi/kernel/remote";

import { withCleanContent } from "../withCleanContent";
import { feedItem } from "./feedItem";

/** The largest page that `podcast/list` gives, and as many as a feed has room for. */
const PAGE_SIZE = 50;
const MAX_PAGES = 2;

const episodesOf = async ({ http: { services }, report }: RemoteDeps): Promise<readonly EpisodeSummary[]> => {
  const episodes: EpisodeSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await services.get("podcast/list", { params: { page, pageSize: PAGE_SIZE } });
    const { items, totalPages } = readPage(answer, EpisodeSummary, { call: "podcast/list", report });
    episodes.push(...items);
    if (page >= totalPages) break;
  }
  return episodes;
};

const detailOf = async (id: string, { http: { services }, report }: RemoteDeps): Promise<Episode> => {
  const answer = await services.get("podcast/detail", { params: { id } });
  return readEnvelope(answer, Episode, { call: "podcast/detail", report });
};

const notesOf = async (id: string, deps: RemoteDeps): Promise<string> =>
  (await withCleanContent(await detailOf(id, deps))).content;

/**
 * The newest episodes.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const podcastFeed = async (deps: RemoteDeps): Promise<FeedItem[]> =>
  (await episodesOf(deps)).flatMap((episode) => {
    const item = feedItem(deps.tenant, episode, () => notesOf(episode.id, deps));
    const { audio, number, hasTranscript, hasChapters } = episode;
    return item ? { ...item, audio: { ...audio, number, hasTranscript, hasChapters } } : [];
  });

/**
 * What an episode is read along with.
 * @param id or slug
 * @throws AppError not-found | offline | timeout | upstream | malformed
 */
export const episodeText = async (id: string, deps: RemoteDeps): Promise<RecordingText> => {
  const { transcript, chapters } = await detailOf(id, deps);
  return { transcript, chapters };
};
