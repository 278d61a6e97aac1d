import type { Episode } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { episodePath, PODCAST_PATH } from "../../contract/paths";
import { isoDuration } from "../../contract/podcast/clock";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";
import { podcastSeries } from "./podcastHead";

type Context = PageContext<Messages>;

const episodeAt = (store: BlogStore, { params }: Context): Episode | null =>
  podcastOf(store).episode(params["id"] ?? "");

export const episodeHead = (store: BlogStore, context: Context): PageHead => {
  const { t, tenant, path } = context;
  const episode = episodeAt(store, context);
  if (!episode) return { title: t.podcast, isIndexed: false };
  return {
    title: episode.title,
    description: episode.summary,
    type: "article",
    canonicalPath: episodePath(tenant, episode) ?? path,
    ...(episode.cover && { image: episode.cover }),
    feeds: [{ section: PODCAST_PATH, title: t.podcast }],
  };
};

/** All that is said, as one text. */
const spokenText = ({ transcript }: Episode): string =>
  transcript.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n");

export const episodeJsonLd = (store: BlogStore, context: Context): readonly JsonLd[] => {
  const { t, tenant, path } = context;
  const episode = episodeAt(store, context);
  if (!episode) return [];
  const { title, summary, number, publishedAt, updatedAt, audio, author, language, tags } = episode;
  const url = tenant.origin + (episodePath(tenant, episode) ?? path);
  const duration = isoDuration(audio.seconds);
  return [
    {
      "@context": "https://schema.org",
      "@type": "PodcastEpisode",
      name: title,
      description: summary,
      episodeNumber: number,
      url,
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
      { name: title, path: episodePath(tenant, episode) },
    ]),
  ];
};
