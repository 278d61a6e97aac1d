import XMLBuilder from "fast-xml-builder";

import { escapeHtml } from "../../render/html";
import { lastChangeOf, type Channel, type ChannelItem, type ChannelSeries } from "./Channel";

/** Elements by name in their order, `@` before attributes; what is undefined is left out. */
type Elements = Readonly<Record<string, unknown>>;

const NAMESPACES = {
  "@xmlns:atom": "http://www.w3.org/2005/Atom",
  "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
};
const MEDIA = { "@xmlns:media": "http://search.yahoo.com/mrss/" };
const PODCAST = {
  "@xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "@xmlns:podcast": "https://podcastindex.org/namespace/1.0",
};

/** As Podcasting 2.0 has them. */
const TRANSCRIPT_TYPE = "text/vtt";
const CHAPTERS_TYPE = "application/json+chapters";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  cdataPropName: "#cdata",
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** Two digits of a year and names of zones are RFC 822's; four and GMT are what RSS says of it. */
const rfc822 = (date: Date): string => date.toUTCString();

const itunesOfChannel = (
  { category, cover, isListed }: ChannelSeries,
  { siteName, description }: Channel,
): Elements => ({
  "itunes:author": siteName,
  "itunes:summary": description,
  "itunes:image": { "@href": cover },
  "itunes:category": { "@text": category },
  "itunes:explicit": "false",
  "itunes:type": "episodic",
  // Nobody who keeps away from search engines wants to be found in a directory.
  ...(!isListed && { "itunes:block": "Yes" }),
});

const itunesOfItem = ({ author, summary, audio }: ChannelItem): Elements => ({
  "itunes:author": author,
  "itunes:summary": summary,
  "itunes:explicit": "false",
  "itunes:episodeType": "full",
  ...(audio && { "itunes:episode": audio.number, "itunes:duration": Math.round(audio.seconds) }),
});

/** What players show while it sounds (Podcasting 2.0). */
const textsOfItem = ({ language, audio }: ChannelItem): Elements => ({
  ...(audio?.transcript && {
    "podcast:transcript": {
      "@url": audio.transcript,
      "@type": TRANSCRIPT_TYPE,
      "@language": language,
      "@rel": "captions",
    },
  }),
  ...(audio?.chapters && { "podcast:chapters": { "@url": audio.chapters, "@type": CHAPTERS_TYPE } }),
});

const itemElements = (item: ChannelItem, isEpisode: boolean): Elements => ({
  title: item.title,
  link: item.address,
  guid: { "@isPermaLink": "true", "#text": item.address },
  pubDate: rfc822(item.publishedAt),
  "dc:creator": item.author,
  category: item.categories,
  // Readers take it for HTML.
  description: escapeHtml(item.summary),
  ...(item.html !== "" && { "content:encoded": { "#cdata": item.html } }),
  ...(item.audio && {
    enclosure: { "@url": item.audio.address, "@length": item.audio.bytes, "@type": item.audio.mime },
  }),
  // A player of podcasts would take a picture in there for what is to be played.
  ...(isEpisode
    ? { ...itunesOfItem(item), ...textsOfItem(item) }
    : { "media:content": { "@url": item.image, "@medium": "image" } }),
});

/**
 * A feed as RSS 2.0: the elements that the RSS Advisory Board's profile asks for, content in full, of a series that is
 * listened to the tags of directories.
 */
export const rssXml = (channel: Channel): string => {
  const { series } = channel;
  const changed = lastChangeOf(channel);
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    rss: {
      "@version": "2.0",
      ...NAMESPACES,
      ...(series ? PODCAST : MEDIA),
      channel: {
        title: channel.title,
        link: channel.page,
        description: channel.description,
        language: channel.language,
        ...(changed && { lastBuildDate: rfc822(changed) }),
        "atom:link": { "@href": channel.self, "@rel": "self", "@type": "application/rss+xml" },
        ...(series && itunesOfChannel(series, channel)),
        item: channel.items.map((item) => itemElements(item, series !== null)),
      },
    },
  });
};
