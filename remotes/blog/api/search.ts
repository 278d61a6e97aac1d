import { EpisodeSummary, EventSummary, GalleryItem, PostSummary, type PostKind } from "@serambi/kernel/contracts";
import { readPage, type HttpClient } from "@serambi/kernel/http";
import { formatDate } from "@serambi/kernel/i18n";
import { hasRoute, type RemoteDeps, type SearchEntry, type SearchModule } from "@serambi/kernel/remote";
import type * as z from "zod/mini";

import {
  EPISODE_PATH,
  EVENT_PATH,
  GALLERY_PATH,
  episodePath,
  eventPath,
  postPath,
  postSection,
} from "../contract/paths";

/** The largest page that a host gives. */
const PAGE_SIZE = 50;
/** A bound on what one index asks of a list: 2,000 posts. */
const MAX_PAGES = 40;
/** To read. */
const READ_KINDS: readonly PostKind[] = ["blog", "news", "article"];

type Params = Readonly<Record<string, string>>;

/** Every page of a list, up to a bound. */
const all = async <S extends z.ZodMiniType>(
  { http: { services }, report }: { readonly http: { readonly services: HttpClient } } & Pick<RemoteDeps, "report">,
  call: string,
  schema: S,
  params: Params = {},
): Promise<readonly z.output<S>[]> => {
  const found: z.output<S>[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await services.get(call, { params: { ...params, page, pageSize: PAGE_SIZE } });
    const { items, totalPages } = readPage(answer, schema, { call, report });
    found.push(...items);
    if (page >= totalPages) break;
  }
  return found;
};

/** One that has no page on this site is left out. */
const entry = (path: string | undefined, rest: Omit<SearchEntry, "path">): SearchEntry[] =>
  path === undefined ? [] : [{ path, ...rest }];

/** What leads to a post besides its title: the weightier first. */
const wordsOf = ({ tags, author }: Pick<PostSummary, "tags" | "author">): readonly string[] => [...tags, author.name];

const posts = async (deps: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const { tenant, language } = deps;
  if (postSection(tenant, { kind: "blog" }) === undefined) return [];
  const lists = await Promise.all(READ_KINDS.map((kind) => all(deps, "post/article/list", PostSummary, { kind })));
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
  return (await all(deps, "podcast/list", EpisodeSummary)).flatMap((episode) =>
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
  return (await all(deps, "post/list", EventSummary, { kind: "event" })).flatMap((event) =>
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
  return (await all(deps, "post/gallery/list", GalleryItem)).map(({ slug, title, caption }) => ({
    path: `${GALLERY_PATH}?picture=${encodeURIComponent(slug)}`,
    title,
    kind: "picture",
    note: caption,
  }));
};

/** What of posts, episodes, events and pictures a site's search finds. */
export const parts: SearchModule["parts"] = { posts, episodes, events, pictures };
