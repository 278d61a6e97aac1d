import type { PublicTenant } from "@serambi/kernel/contracts";
import type { FeedFile, FeedItem } from "@serambi/kernel/server";

import { cardAddress } from "../../../client/head/cardAddress";
import { pictureAddress } from "../../../client/head/pageMeta";
import { siteNameOf } from "../../../client/head/pageTitle";
import { absoluteHtml } from "./absoluteHtml";
import type { Channel, ChannelAudio, ChannelItem } from "./Channel";
import { cleanText } from "./cleanText";

/** An address that other programs can fetch; null for what is none. */
const fetchable = (address: string | undefined, origin: string): string | null => {
  if (!address || !URL.canParse(address, origin)) return null;
  const { href, protocol } = new URL(address, origin);
  return /^https?:$/.test(protocol) ? href : null;
};

/** Null where it is none that a player could fetch. */
const audioOf = ({ audio }: FeedItem, origin: string): ChannelAudio | null => {
  const address = fetchable(audio?.src, origin);
  if (!audio || address === null) return null;
  const { mime, bytes, seconds, number, transcript, chapters } = audio;
  return {
    address,
    mime: cleanText(mime),
    bytes,
    seconds,
    number,
    transcript: fetchable(transcript, origin) ?? "",
    chapters: fetchable(chapters, origin) ?? "",
  };
};

const toItem = (tenant: PublicTenant, item: FeedItem): ChannelItem => {
  const { origin } = tenant;
  const address = new URL(origin + item.path).href;
  return {
    address,
    title: cleanText(item.title),
    summary: cleanText(item.summary),
    html: item.html === "" ? "" : absoluteHtml(item.html, address),
    author: cleanText(item.author),
    publishedAt: new Date(item.publishedAt),
    updatedAt: new Date(item.updatedAt),
    categories: item.categories.map(cleanText),
    language: item.language,
    image: pictureAddress(item.image ?? "", origin) ?? origin + cardAddress(tenant, item.path),
    audio: audioOf(item, origin),
  };
};

/** The path of a feed as its site writes it: that of the page that it follows, where it stands below that. */
const ownPath = (asked: string, page: string): string =>
  asked.toLowerCase().startsWith(`${page.toLowerCase()}/`) ? page + asked.slice(page.length) : asked;

/**
 * A feed of a remote with all that its writers need.
 * @param path as it was asked for
 */
export const toChannel = (
  tenant: PublicTenant,
  { title, description, page, items, series }: FeedFile,
  path: string,
): Channel => {
  const { origin, language, settings } = tenant;
  const cover = fetchable(series?.cover, origin);
  return {
    title: cleanText(title),
    description: cleanText(description),
    language,
    siteName: cleanText(siteNameOf(tenant)),
    page: new URL(origin + page).href,
    self: new URL(origin + ownPath(path, page)).href,
    icon: `${origin}/icons/512.png`,
    series:
      series && cover !== null
        ? { category: cleanText(series.category), cover, isListed: settings.meta.robot_index }
        : null,
    items: items.map((item) => toItem(tenant, item)),
  };
};
