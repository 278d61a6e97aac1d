import type { Feed, FeedItem, FeedSection, RemoteDeps } from "@serambi/kernel/remote";
import { stripTags } from "@serambi/kernel/seo";

import { siteNameOf } from "../../client/head/pageTitle";
import type { AskedSite } from "../render/AskedSite";
import { lastChangeOf } from "./Channel";
import type { AskedFeed, AskedRecording, FeedFile } from "./FeedFile";
import { feedSections, type OwnedSection } from "./feedSections";
import { jsonChapters } from "./jsonChapters";
import { jsonFeed } from "./jsonFeed";
import { rssXml } from "./rssXml";
import { MAX_WHOLE, toChannel } from "./toChannel";
import { webVtt } from "./webVtt";

/** A directory shows what the feed has; nobody listens through more than this. */
const MAX_EPISODES = 100;

const WRITERS = { rss: rssXml, json: jsonFeed } as const;
const RECORDING_WRITERS = { transcript: webVtt, chapters: jsonChapters } as const;

const byNewest = (a: FeedItem, b: FeedItem): number => Date.parse(b.publishedAt) - Date.parse(a.publishedAt);

/** The feeds of one site, where code of remotes runs. */
export class SiteFeeds {
  constructor(private readonly site: AskedSite) {}

  sections = async (): Promise<readonly FeedSection[]> => {
    const { live, tenant } = this.site;
    return (await feedSections(live, tenant)).map(({ section, title, podcast }) => ({
      section,
      title,
      ...(podcast !== undefined && { podcast }),
    }));
  };

  /**
   * @returns null where the site has no such feed
   * @throws AppError offline | timeout | upstream | malformed: a feed with a gap is none
   */
  file = async ({ section, format }: AskedFeed): Promise<FeedFile | null> => {
    const { live, tenant } = this.site;
    const sections = await feedSections(live, tenant);
    const found = section === "" ? await this.all(sections) : await this.one(sections, section.toLowerCase());
    if (!found) return null;
    const channel = await toChannel(tenant, found.section, found.feed, format);
    return { text: WRITERS[format](channel), lastModified: lastChangeOf(channel)?.toISOString() ?? null };
  };

  /**
   * @returns null where the site has no such recording, or nothing to be read along with it
   * @throws AppError as `file` does, and not-found
   */
  recording = async ({ item, file }: AskedRecording): Promise<FeedFile | null> => {
    const { live, tenant } = this.site;
    const asked = item.toLowerCase();
    const sections = await feedSections(live, tenant);
    const owner = sections.find(
      ({ section, podcast }) => podcast !== undefined && asked.startsWith(`${section.toLowerCase()}/`),
    );
    const text = await owner?.module.recording?.(item, this.deps);
    if (!text || text[file].length === 0) return null;
    return { text: RECORDING_WRITERS[file](text), lastModified: null };
  };

  private async one(sections: readonly OwnedSection[], asked: string) {
    const section = sections.find((one) => one.section.toLowerCase() === asked);
    if (!section) return null;
    const feed = await this.read(section);
    const items = feed.items.slice(0, section.podcast === undefined ? MAX_WHOLE : MAX_EPISODES);
    return { section, feed: { ...feed, items } };
  }

  /** What the whole site publishes, each thing once. Episodes are for players. */
  private async all(sections: readonly OwnedSection[]) {
    const written = sections.filter(({ podcast }) => podcast === undefined);
    if (written.length === 0) return null;
    const feeds = await Promise.all(written.map(this.read));
    const items = new Map(feeds.flatMap((feed) => feed.items.map((item) => [item.path, item] as const)));
    const { tenant } = this.site;
    const feed: Feed = {
      title: siteNameOf(tenant),
      description: stripTags(tenant.settings.meta.description),
      items: [...items.values()].toSorted(byNewest).slice(0, MAX_WHOLE),
    };
    return { section: { section: "", title: feed.title }, feed };
  }

  private readonly read = ({ section, module }: OwnedSection): Promise<Feed> => module.read(section, this.deps);

  private get deps(): RemoteDeps {
    const { tenant, http, now } = this.site;
    return { tenant, http, now, language: tenant.language };
  }
}
