import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import type { Article } from "../../contract/articles/Article";
import { categoryPath, listPath, postPath, postSection, ROUTES, sectionOf } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { articleAt } from "./articleAt";

type Context = PageContext<Messages>;

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);
const NOT_FOUND: PageOutcome = { kind: "not-found" };

const movedTo = (path: string | undefined, query: URLSearchParams): PageOutcome => {
  if (path === undefined) return NOT_FOUND;
  const search = query.toString();
  return { kind: "redirect", to: search ? `${path}?${search}` : path, status: 301 };
};

const isSame = (written: string | undefined, right: string): boolean =>
  (written ?? "").toLowerCase() === right.toLowerCase();

/** Where an address leads that names no post: `/Berita/Detail`, `/Articles/x/Detail`. */
const listAbove = ({ tenant, pattern, params: { slug } }: Context): string | undefined => {
  const section = sectionOf(pattern);
  return (slug === undefined ? undefined : categoryPath(tenant, section, slug)) ?? listPath(tenant, section);
};

/** Whether an address of a section says of a post what its own address there says. */
const isRight = ({ pattern, params: { slug, id, title } }: Context, post: Article): boolean => {
  const section = sectionOf(pattern);
  if (pattern === ROUTES[section].short) return isSame(slug, post.slug);
  const hasCategory = ROUTES[section].post.includes(":slug");
  return isSame(id, post.id) && isSame(title, post.slug) && (!hasCategory || isSame(slug, post.category.slug));
};

/** Opens a post by the id, or else the slug, of its address; what is wrong of the address leads to the right one. */
export const openArticle = async (store: BlogStore, context: Context): Promise<PageOutcome> => {
  const { pattern, params, query, tenant } = context;
  const { article, section: asked } = articleAt(store, context);
  const isShort = pattern === ROUTES[asked].short;
  // `/Articles/Detail` is a longer address without its parts, and no post's name.
  if (isShort ? isSame(params["slug"], "detail") : params["id"] === undefined)
    return movedTo(isShort ? listPath(tenant, asked) : listAbove(context), query);
  const failure = await article.open();
  if (failure && !UNKNOWN.has(failure.code)) throw failure;
  const { data } = article.post.state;
  if (failure || !data) return NOT_FOUND;
  const isThere = postSection(tenant, data, asked) === asked && isRight(context, data);
  return isThere ? { kind: "ok" } : movedTo(postPath(tenant, data, asked), query);
};
