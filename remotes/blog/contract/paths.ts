import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

import type { Post, PostKind } from "./hosts/posts";

/** Where posts to read stand: one section of a site for each of these names. */
export const SECTIONS = ["blog", "news", "berita", "articles"] as const;
export type Section = (typeof SECTIONS)[number];

/** The routes of a section (specification section 2.2); a site has those that it lists. */
interface SectionRoutes {
  readonly list: string;
  /** The address of one post. */
  readonly post: string;
  /** A shorter one, by the post's slug; of articles also the list of a category. */
  readonly short?: string;
  readonly kind: PostKind;
}

export const ROUTES: Readonly<Record<Section, SectionRoutes>> = {
  blog: { list: "/Blog", post: "/Blog/:id/:title?", kind: "blog" },
  news: { list: "/News", post: "/News/:id/:title?", short: "/News/:slug", kind: "news" },
  berita: { list: "/Berita", post: "/Berita/Detail/:id?/:title?", kind: "news" },
  articles: {
    list: "/Articles",
    post: "/Articles/:slug?/Detail/:id?/:title?",
    short: "/Articles/:slug",
    kind: "article",
  },
};

export const PODCAST_PATH = "/Podcast";
export const EPISODE_PATH = "/Podcast/:id/:title?";
export const GALLERY_PATH = "/Gallery";
export const EVENTS_PATH = "/Event";
export const EVENT_PATH = "/Event/:slug";

/** What an address needs of a post. */
export type PostAddress = Pick<Post, "id" | "slug" | "kind"> & { readonly category: Pick<Post["category"], "slug"> };

const has = (tenant: PublicTenant, section: Section): boolean => hasRoute(tenant, ROUTES[section].post);

/** The list of a section, or undefined where the site has none. */
export const listPath = (tenant: PublicTenant, section: Section): string | undefined =>
  hasRoute(tenant, ROUTES[section].list) ? ROUTES[section].list : undefined;

/** Of two sections that list the same, the one that search engines are told of. */
export const mainSection = (tenant: PublicTenant, asked: Section): Section =>
  SECTIONS.find((section) => ROUTES[section].kind === ROUTES[asked].kind && listPath(tenant, section) !== undefined) ??
  asked;

/** The list of a category: articles have a path for it, the other sections a parameter of their list. */
export const categoryPath = (tenant: PublicTenant, section: Section, slug: string): string | undefined => {
  const own = section === "articles" ? ROUTES.articles.short : undefined;
  if (own !== undefined && hasRoute(tenant, own)) return fillPath(own, { slug });
  const list = listPath(tenant, section);
  return list && `${list}?${new URLSearchParams({ categorySlug: slug }).toString()}`;
};

/** The section of a path or pattern, by its first part. */
export const sectionOf = (path: string): Section => {
  const [first = ""] = path.slice(1).toLowerCase().split("/", 1);
  return SECTIONS.find((section) => section === first) ?? "blog";
};

const READ_KINDS: ReadonlySet<PostKind> = new Set(["blog", "news", "article"]);

/**
 * Where a post stands on this site: in the section of its kind, in the one that was asked for where that has none or is one of
 * two, or where nothing was asked for in any that there is.
 * @returns undefined where the site has no page for it
 */
export const postSection = (
  tenant: PublicTenant,
  { kind }: Pick<PostAddress, "kind">,
  asked?: Section,
): Section | undefined => {
  if (!READ_KINDS.has(kind)) return undefined;
  const present = SECTIONS.filter((section) => has(tenant, section));
  const own = present.filter((section) => ROUTES[section].kind === kind);
  if (asked !== undefined && present.includes(asked) && (own.length === 0 || own.includes(asked))) return asked;
  return own[0] ?? present[0];
};

/** The address of a post in a section: the one that every other address of it leads to. */
export const pathInSection = (section: Section, { id, slug, category }: PostAddress): string =>
  fillPath(ROUTES[section].post, { id, title: slug || undefined, slug: category.slug || undefined });

/**
 * The address of a post of any kind on this site, or undefined where the site has no page for it.
 * @param asked the section that it is shown in: where it is one of two of its kind's, the post stays there
 */
export const postPath = (tenant: PublicTenant, post: PostAddress, asked?: Section): string | undefined => {
  if (post.kind === "podcast") return episodePath(tenant, post);
  if (post.kind === "event") return eventPath(tenant, post);
  const section = postSection(tenant, post, asked);
  return section && pathInSection(section, post);
};

export const episodePath = (tenant: PublicTenant, { id, slug }: Pick<PostAddress, "id" | "slug">): string | undefined =>
  hasRoute(tenant, EPISODE_PATH) ? fillPath(EPISODE_PATH, { id, title: slug }) : undefined;

export const eventPath = (tenant: PublicTenant, { slug }: Pick<PostAddress, "slug">): string | undefined =>
  hasRoute(tenant, EVENT_PATH) ? fillPath(EVENT_PATH, { slug }) : undefined;
