import type { PublicTenant } from "@serambi/kernel/contracts";

import type { Episode, EpisodeSummary } from "../../contract/hosts/posts";
import { episodePath } from "../../contract/paths";
import type { Track } from "../../contract/podcast/Track";

/** What is to be played of an episode. */
export const trackOf = (tenant: PublicTenant, episode: EpisodeSummary & Partial<Pick<Episode, "chapters">>): Track => {
  const { id, number, title, audio, chapters = [], cover, art, slug } = episode;
  const path = episodePath(tenant, episode);
  return {
    id,
    number,
    title,
    ...(path !== undefined && { path }),
    src: audio.src,
    seconds: audio.seconds,
    chapters,
    cover,
    art: art ?? { motif: "", seed: slug },
  };
};
