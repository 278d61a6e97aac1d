import type { Channel, ChannelAudio, ChannelItem } from "./Channel";

const attachment = ({ address, mime, bytes, seconds }: ChannelAudio) => ({
  url: address,
  mime_type: mime,
  size_in_bytes: bytes,
  duration_in_seconds: Math.round(seconds),
});

const item = ({ html, summary, audio, ...rest }: ChannelItem) => ({
  id: rest.address,
  url: rest.address,
  title: rest.title,
  // One of the two has to be there.
  ...(html === "" ? { content_text: summary } : { content_html: html }),
  summary,
  image: rest.image,
  date_published: rest.publishedAt.toISOString(),
  date_modified: rest.updatedAt.toISOString(),
  authors: [{ name: rest.author }],
  tags: rest.categories,
  language: rest.language,
  ...(audio && { attachments: [attachment(audio)] }),
});

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed = (channel: Channel): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: channel.title,
    home_page_url: channel.page,
    feed_url: channel.self,
    description: channel.description,
    icon: channel.series?.cover ?? channel.icon,
    language: channel.language,
    authors: [{ name: channel.siteName }],
    items: channel.items.map(item),
  });
