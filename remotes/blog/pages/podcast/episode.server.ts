import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";
import { loader, notFound, redirect } from "@serambi/kernel/server";

import { PodcastClient } from "../../api/podcast/PodcastClient";
import { MovedClient } from "../../api/MovedClient";
import { openedEpisode } from "../../api/podcast/shownEpisode";
import { feedAlternates } from "../../contract/feeds";
import type { Episode } from "../../contract/hosts/posts";
import { episodePath, PODCAST_PATH } from "../../contract/paths";
import { isoDuration } from "../../contract/podcast/clock";
import type { Messages } from "../../messages/id";
import { podcastSeries } from "./podcastSeries";

type Context = PageContext<Messages>;

const UNKNOWN: ReadonlySet<string> = new Set(["not-found", "bad-request", "invalid"]);

/** The episode under an id or slug; null where nobody has one. */
const findEpisode = async ({ http, report }: RemoteDeps, key: string): Promise<Episode | null> => {
  try {
    return await new PodcastClient(http.services, report).episode(key);
  } catch (error) {
    if (isAppError(error) && UNKNOWN.has(error.code)) return null;
    throw error;
  }
};

const headOf = ({ title, summary, cover }: Episode, path: string, t: Messages): PageHead => ({
  title,
  description: summary,
  type: "article",
  canonicalPath: path,
  ...(cover && { image: cover }),
  alternates: feedAlternates(PODCAST_PATH, t.podcast),
});

/** All that is said, as one text. */
const spokenText = ({ transcript }: Episode): string =>
  transcript.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n");

const jsonLdOf = (episode: Episode, path: string, { t, tenant }: Context): readonly JsonLd[] => {
  const { title, summary, number, publishedAt, updatedAt, audio, author, language, tags } = episode;
  const duration = isoDuration(audio.seconds);
  return [
    {
      "@context": "https://schema.org",
      "@type": "PodcastEpisode",
      name: title,
      description: summary,
      episodeNumber: number,
      url: tenant.origin + path,
      datePublished: publishedAt,
      dateModified: updatedAt,
      inLanguage: language,
      keywords: tags.join(", "),
      timeRequired: duration,
      ...(author.name && { author: { "@type": "Person", name: author.name } }),
      ...(audio.src && {
        associatedMedia: {
          "@type": "AudioObject",
          contentUrl: new URL(audio.src, tenant.origin).href,
          encodingFormat: audio.mime,
          contentSize: String(audio.bytes),
          duration,
          transcript: spokenText(episode),
        },
      }),
      partOfSeries: podcastSeries(tenant, t),
    },
    breadcrumbList(tenant, [
      { name: t.podcast, path: PODCAST_PATH },
      { name: title, path },
    ]),
  ];
};

/** `/Podcast/{id}/{title}`: an episode by the id, or else the slug, of its address; what is wrong of the address leads to the right one. */
export const episodeLoader = loader(async (deps: RemoteDeps, context: Context) => {
  const { tenant, params, query, t } = context;
  const { id = "", title = "" } = params;
  const episode = await findEpisode(deps, id);
  if (!episode) {
    const moved = await new MovedClient(deps.http.services).newPath(tenant, context.path);
    return moved === undefined ? notFound() : redirect(moved, 301);
  }
  const path = episodePath(tenant, episode);
  if (!path) return notFound();
  if (`/${episode.id}/${episode.slug}`.toLowerCase() !== `/${id}/${title}`.toLowerCase()) {
    const search = query.toString();
    return redirect(search ? `${path}?${search}` : path, 301);
  }
  return {
    data: { episode: openedEpisode(tenant, episode) },
    head: headOf(episode, path, t),
    jsonLd: jsonLdOf(episode, path, context),
  };
});
