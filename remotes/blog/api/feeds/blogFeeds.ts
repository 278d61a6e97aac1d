import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import { hasRoute, type FeedModule } from "@serambi/kernel/remote";

import type { FeedTexts } from "../../contract/feeds/FeedTexts";
import { PODCAST_PATH, ROUTES, sectionOf, SECTIONS } from "../../contract/paths";
import { episodeText, podcastFeed } from "./podcastFeed";
import { postFeed } from "./postFeed";

/** Where directories put the podcast of a school: a name out of their list. */
const CATEGORY = "Education";

const siteNameOf = ({ settings: { meta, title } }: PublicTenant): string => meta.site_name || title;

/** The id out of the path of an episode's page; empty where it is none. */
const episodeIn = (path: string): string => {
  const [, section = "", id = ""] = path.split("/");
  return section.toLowerCase() === PODCAST_PATH.slice(1).toLowerCase() ? decodeURIComponent(id) : "";
};

/** What subscribers of a site are told: a feed for each section that it has, and one of its podcast. */
export const blogFeeds = (texts: Readonly<Record<Language, FeedTexts>>): FeedModule => ({
  sections: (tenant) => {
    const t = texts[tenant.language];
    return [
      ...SECTIONS.map((section) => ({ section: ROUTES[section].list, title: t[section] })),
      { section: PODCAST_PATH, title: t.podcast, podcast: CATEGORY },
    ].filter(({ section }) => hasRoute(tenant, section));
  },
  read: async (path, deps) => {
    const t = texts[deps.language];
    const site = siteNameOf(deps.tenant);
    if (path === PODCAST_PATH)
      return { title: t.title(t.podcast, site), description: t.episodes(site), items: await podcastFeed(deps) };
    const section = sectionOf(path);
    return {
      title: t.title(t[section], site),
      description: t.posts(t[section], site),
      items: await postFeed(ROUTES[section].kind, deps),
    };
  },
  recording: async (path, deps) => {
    const id = episodeIn(path);
    return id === "" ? null : episodeText(id, deps);
  },
});
