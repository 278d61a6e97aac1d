import type { PublicTenant } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import type { Feed, FeedItem, FeedSection } from "@serambi/kernel/remote";

import { cardAddress } from "../../client/head/cardAddress";
import { feedAddress, type FeedFormat } from "../../client/head/feedAddress";
import { pictureAddress } from "../../client/head/pageMeta";
import { siteNameOf } from "../../client/head/pageTitle";
import { loadLayout } from "../../client/layouts";
import { absoluteHtml } from "./absoluteHtml";
import type { Channel, ChannelAudio, ChannelItem, ChannelPodcast } from "./Channel";
import { cleanText } from "./cleanText";
import { coverFace, coverPath } from "./podcastCover";
import { recordingAddress } from "./recordingFiles";

/** As many items as have their content with them: who subscribes later than that has the site. */
export const MAX_WHOLE = 20;

/** What cannot be had just now is left out: the summary stands alone. A bug is no failure of a host. */
const contentOf = async ({ html }: FeedItem, base: string): Promise<string> => {
  try {
    return absoluteHtml(await html(), base);
  } catch (error) {
    if (isAppError(error)) return "";
    throw error;
  }
};

/** Null where it is none that a player could fetch. */
const audioOf = ({ audio }: FeedItem, address: string, origin: string): ChannelAudio | null => {
  if (!audio?.src || !URL.canParse(audio.src, origin)) return null;
  const { href, protocol } = new URL(audio.src, origin);
  if (!/^https?:$/.test(protocol)) return null;
  const { mime, bytes, seconds, number } = audio;
  return {
    address: href,
    mime: cleanText(mime),
    bytes,
    seconds,
    number,
    transcript: audio.hasTranscript ? recordingAddress(address, "transcript") : "",
    chapters: audio.hasChapters ? recordingAddress(address, "chapters") : "",
  };
};

const toItem = async (tenant: PublicTenant, item: FeedItem, isWhole: boolean): Promise<ChannelItem> => {
  const { origin } = tenant;
  const address = new URL(origin + item.path).href;
  return {
    address,
    title: cleanText(item.title),
    summary: cleanText(item.summary),
    html: isWhole ? await contentOf(item, address) : "",
    author: cleanText(item.author),
    publishedAt: new Date(item.publishedAt),
    updatedAt: new Date(item.updatedAt),
    categories: item.categories.map(cleanText),
    language: item.language,
    image: pictureAddress(item.image ?? "", origin) ?? origin + cardAddress(tenant, item.path),
    audio: audioOf(item, address, origin),
  };
};

const toPodcast = async (tenant: PublicTenant, section: FeedSection): Promise<ChannelPodcast | null> => {
  const { origin, settings } = tenant;
  if (section.podcast === undefined) return null;
  const cover = coverPath(coverFace(tenant, await loadLayout(settings.layout), section));
  return { category: section.podcast, cover: origin + cover, isListed: settings.meta.robot_index };
};

/** A feed of a remote with all that its writers need. */
export const toChannel = async (
  tenant: PublicTenant,
  section: FeedSection,
  { title, description, items }: Feed,
  format: FeedFormat,
): Promise<Channel> => {
  const { origin, language } = tenant;
  return {
    title: cleanText(title),
    description: cleanText(description),
    language,
    siteName: cleanText(siteNameOf(tenant)),
    page: new URL(origin + (section.section || "/")).href,
    self: new URL(feedAddress(tenant, section.section, format)).href,
    icon: `${origin}/icons/512.png`,
    podcast: await toPodcast(tenant, section),
    items: await Promise.all(items.map((item, index) => toItem(tenant, item, index < MAX_WHOLE))),
  };
};
