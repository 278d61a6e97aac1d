import { readEnvelope } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { Episode, EpisodeSummary } from "../../contract/hosts/posts";
import { EPISODE_FILES } from "../../contract/podcast/episodeFiles";
import { allPages } from "../allPages";
import { withCleanContent } from "../withCleanContent";
import { feedItem, type PendingItem } from "./feedItem";

/** As many pages as a feed has room for: nobody listens through more than a hundred. */
const MAX_PAGES = 2;

/**
 * An episode with all that it is read along with; its notes are not sanitised.
 * @param id or slug
 * @throws AppError not-found | offline | timeout | upstream | malformed
 */
export const readEpisode = async (id: string, { http: { services }, report }: RemoteDeps): Promise<Episode> => {
  const answer = await services.get("podcast/detail", { params: { id } });
  return readEnvelope(answer, Episode, { call: "podcast/detail", report });
};

/**
 * The newest episodes, each with the addresses of what it is read along with, as far as the host says that there is any.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const podcastFeed = async (deps: RemoteDeps): Promise<readonly PendingItem[]> =>
  (await allPages(deps, { path: "podcast/list" }, EpisodeSummary, MAX_PAGES)).flatMap((episode) => {
    const item = feedItem(deps.tenant, episode);
    if (!item) return [];
    const { id, audio, number, hasTranscript, hasChapters } = episode;
    const besides = {
      transcript: hasTranscript ? `${item.path}/${EPISODE_FILES.transcript}` : undefined,
      chapters: hasChapters ? `${item.path}/${EPISODE_FILES.chapters}` : undefined,
    };
    return {
      item: { ...item, audio: { ...audio, number, ...besides } },
      readContent: async () => withCleanContent(await readEpisode(id, deps)).content,
    };
  });
