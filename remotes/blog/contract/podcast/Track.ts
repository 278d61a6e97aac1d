import type { Episode, EpisodeSummary, PublicTenant } from "@serambi/kernel/contracts";

import { episodePath } from "../paths";

/** An episode as a player needs it. */
export interface Track {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** Of its page; missing where the site has none. */
  readonly path?: string;
  readonly src: string;
  /** How long it is said to be: players know better once they have read its beginning. */
  readonly seconds: number;
  /** Empty where only a list was read: then they come with the episode itself. */
  readonly chapters: Episode["chapters"];
  /** Address of a real picture, or empty. */
  readonly cover: string;
  /** What the cloth is drawn from where there is no picture. */
  readonly art: EpisodeSummary["art"];
}

/** What is to be played of an episode. */
export const trackOf = (tenant: PublicTenant, episode: EpisodeSummary & Partial<Pick<Episode, "chapters">>): Track => {
  const { id, number, title, audio, chapters = [], cover, art, slug } = episode;
  const path = episodePath(tenant, episode);
  const drawn = art ?? { motif: "", seed: slug };
  const known = { id, number, title, src: audio.src, seconds: audio.seconds, chapters, cover, art: drawn };
  return path === undefined ? known : { ...known, path };
};
