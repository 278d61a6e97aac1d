import { hasRoute, type PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps, type TextFile } from "@serambi/kernel/server";

import { readEpisode } from "../api/feeds/podcastFeed";
import { jsonChapters } from "../api/podcast/jsonChapters";
import { webVtt } from "../api/podcast/webVtt";
import type { Episode } from "../contract/hosts/posts";
import { EPISODE_PATH, PODCAST_PATH } from "../contract/paths";
import { EPISODE_FILES } from "../contract/podcast/episodeFiles";

/** Players in other sites' pages read them, too. */
const SENDING = { isShared: true } as const;

/** Beside the page of an episode, whatever it is called by now. */
const pathsOf = (file: string): readonly string[] => [
  `${PODCAST_PATH}/:id/${file}`,
  `${PODCAST_PATH}/:id/:title/${file}`,
];

/** The episode of an address; null where the site has no pages of episodes. */
const episodeAt = async (deps: DocumentDeps, { tenant, params }: PageContext): Promise<Episode | null> =>
  hasRoute(tenant, EPISODE_PATH) ? readEpisode(params["id"] ?? "", deps) : null;

const made = (body: string, type: string): Omit<TextFile, "kind"> => ({ ...SENDING, type, body });

/** All that is said in an episode, as WebVTT. */
export const transcriptFile = document({
  id: "episode-transcript",
  paths: pathsOf(EPISODE_FILES.transcript),
  texts: "feeds",
  loader: async (deps, context) => {
    const transcript = (await episodeAt(deps, context))?.transcript ?? [];
    return transcript.length === 0 ? notFound() : deps.text(made(webVtt(transcript), "text/vtt; charset=utf-8"));
  },
});

/** The chapters of an episode, as Podcasting 2.0 has them. JSON is UTF-8 anyway. */
export const chaptersFile = document({
  id: "episode-chapters",
  paths: pathsOf(EPISODE_FILES.chapters),
  texts: "feeds",
  loader: async (deps, context) => {
    const chapters = (await episodeAt(deps, context))?.chapters ?? [];
    return chapters.length === 0 ? notFound() : deps.text(made(jsonChapters(chapters), "application/json+chapters"));
  },
});
