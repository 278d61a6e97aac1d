import type { PublicTenant } from "@serambi/kernel/contracts";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import { stripTags } from "@serambi/kernel/seo";
import { document, notFound, type DocumentDefinition, type FeedFile } from "@serambi/kernel/server";

import { wholeItems, WHOLE_ITEMS, type PendingItem } from "../api/feeds/feedItem";
import { podcastFeed } from "../api/feeds/podcastFeed";
import { postFeed } from "../api/feeds/postFeed";
import { FEED_FILES } from "../contract/feeds";
import type { PostKind } from "../contract/hosts/posts";
import { listPath, PODCAST_PATH, ROUTES, SECTIONS, type Section } from "../contract/paths";
import type { FeedTexts } from "../messages/feeds.id";
import { COVER_PATH } from "./podcastCover.server";
import { siteNameOf } from "./siteNameOf";

export const FORMATS = ["rss", "json"] as const satisfies readonly FeedFile["format"][];
type Format = (typeof FORMATS)[number];

const FILES = { rss: "rss.xml", json: "feed.json" } as const satisfies Record<Format, keyof typeof FEED_FILES>;

/** A feed may be read anywhere, in another site's page, too. Readers ask each time: what was taken back is in it no more. */
const SENDING = { isShared: true } as const;
/** Where directories put the podcast of a school: a name out of their list. */
const CATEGORY = "Education";

/** `/Blog/rss.xml` and its like: the newest posts of a section. */
export const sectionFeedFile = (section: Section, format: Format): DocumentDefinition =>
  document<FeedTexts>({
    id: `${section}-${format}`,
    paths: [`${ROUTES[section].list}/${FILES[format]}`],
    texts: "feeds",
    loader: async (deps, { tenant, t }) => {
      const page = listPath(tenant, section);
      if (page === undefined) return notFound();
      const site = siteNameOf(tenant);
      return deps.feed({
        ...SENDING,
        format,
        title: t["feed.title"](t[section], site),
        description: t["feed.posts"](t[section], site),
        page,
        items: await wholeItems(await postFeed(ROUTES[section].kind, deps)),
      });
    },
  });

/** `/Podcast/rss.xml`: the episodes, as directories and players of podcasts take them. */
export const podcastFeedFile = (format: Format): DocumentDefinition =>
  document<FeedTexts>({
    id: `podcast-${format}`,
    paths: [`${PODCAST_PATH}/${FILES[format]}`],
    texts: "feeds",
    loader: async (deps, { tenant, t }) => {
      if (!hasRoute(tenant, PODCAST_PATH)) return notFound();
      const site = siteNameOf(tenant);
      return deps.feed({
        ...SENDING,
        format,
        title: t["feed.title"](t.podcast, site),
        description: t["feed.episodes"](site),
        page: PODCAST_PATH,
        items: await wholeItems(await podcastFeed(deps)),
        series: { category: CATEGORY, cover: COVER_PATH },
      });
    },
  });

/** The kinds of posts that a site has a list of. */
const kindsOf = (tenant: PublicTenant): readonly PostKind[] => [
  ...new Set(SECTIONS.filter((section) => listPath(tenant, section)).map((section) => ROUTES[section].kind)),
];

const byNewest = ({ item: a }: PendingItem, { item: b }: PendingItem): number =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt);

/** What the whole site publishes, each thing once: two kinds may stand in one section. */
const everything = async (kinds: readonly PostKind[], deps: RemoteDeps): Promise<readonly PendingItem[]> => {
  const found = await Promise.all(kinds.map((kind) => postFeed(kind, deps)));
  const byPath = new Map(found.flat().map((pending) => [pending.item.path, pending]));
  return [...byPath.values()].toSorted(byNewest).slice(0, WHOLE_ITEMS);
};

/** `/rss.xml`: the posts of all sections. Episodes are for players. Every page names it in its head. */
export const siteFeedFile = (format: Format): DocumentDefinition =>
  document<FeedTexts>({
    id: `site-${format}`,
    paths: [`/${FILES[format]}`],
    texts: "feeds",
    loader: async (deps, { tenant }) => {
      const kinds = kindsOf(tenant);
      if (kinds.length === 0) return notFound();
      return deps.feed({
        ...SENDING,
        format,
        title: siteNameOf(tenant),
        description: stripTags(tenant.settings.meta.description),
        page: "/",
        items: await wholeItems(await everything(kinds, deps)),
      });
    },
    alternates: (tenant) =>
      kindsOf(tenant).length === 0 ? [] : [{ path: `/${FILES[format]}`, type: FEED_FILES[FILES[format]], title: "" }],
  });
