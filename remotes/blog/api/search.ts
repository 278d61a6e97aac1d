import { formatDate } from "@serambi/kernel/i18n";
import { hasRoute, type RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";

import { EpisodeSummary, EventSummary, GalleryItem, PostSummary, type PostKind } from "../contract/hosts/posts";
import {
  EPISODE_PATH,
  EVENT_PATH,
  GALLERY_PATH,
  episodePath,
  eventPath,
  postPath,
  postSection,
} from "../contract/paths";
import { allPages } from "./allPages";

/** Names of kinds, each under its own. */
type SearchTexts = Readonly<Record<"post" | "episode" | "event" | "picture", string>>;

/** A bound on what one index asks of a list: 2,000 posts. */
const MAX_PAGES = 40;
/** To read. */
const READ_KINDS: readonly PostKind[] = ["blog", "news", "article"];

/** One that has no page on this site is left out. */
const entry = (path: string | undefined, rest: Omit<SearchEntry, "path">): SearchEntry[] =>
  path === undefined ? [] : [{ path, ...rest }];

/** What leads to a post besides its title: the weightier first. */
const wordsOf = ({ tags, author }: Pick<PostSummary, "tags" | "author">): readonly string[] => [...tags, author.name];

const posts = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { tenant, language } = deps;
  if (postSection(tenant, { kind: "blog" }) === undefined) return [];
  const lists = await Promise.all(
    READ_KINDS.map((kind) => allPages(deps, { path: "post/article/list", params: { kind } }, PostSummary, MAX_PAGES)),
  );
  return lists.flat().flatMap((post) =>
    entry(postPath(tenant, post), {
      title: post.title,
      kind: "post",
      note: `${post.category.name}, ${formatDate(post.publishedAt, language)}`,
      words: wordsOf(post),
    }),
  );
};

const episodes = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { tenant, language } = deps;
  if (!hasRoute(tenant, EPISODE_PATH)) return [];
  return (await allPages(deps, { path: "podcast/list" }, EpisodeSummary, MAX_PAGES)).flatMap((episode) =>
    entry(episodePath(tenant, episode), {
      title: episode.title,
      kind: "episode",
      note: formatDate(episode.publishedAt, language),
      words: wordsOf(episode),
    }),
  );
};

const events = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { tenant, language } = deps;
  if (!hasRoute(tenant, EVENT_PATH)) return [];
  return (await allPages(deps, { path: "post/list", params: { kind: "event" } }, EventSummary, MAX_PAGES)).flatMap(
    (event) =>
      entry(eventPath(tenant, event), {
        title: event.title,
        kind: "event",
        note: [formatDate(event.startsAt, language), event.place?.city].filter(Boolean).join(", "),
        words: [...event.tags, event.place?.name ?? ""],
      }),
  );
};

/** Pictures are opened in the gallery, which is one page. */
const pictures = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  if (!hasRoute(deps.tenant, GALLERY_PATH)) return [];
  return (await allPages(deps, { path: "post/gallery/list" }, GalleryItem, MAX_PAGES)).map(
    ({ slug, title, caption }) => ({
      path: `${GALLERY_PATH}?picture=${encodeURIComponent(slug)}`,
      title,
      kind: "picture",
      note: caption,
    }),
  );
};

/** What of posts, episodes, events and pictures a site's search finds. */
export const search: SearchModule<SearchTexts> = {
  texts: "search",
  kinds: {
    post: { name: (t) => t.post, icon: "edit" },
    episode: { name: (t) => t.episode, icon: "play" },
    event: { name: (t) => t.event, icon: "calendar" },
    picture: { name: (t) => t.picture, icon: "eye" },
  },
  parts: { posts, episodes, events, pictures },
};
