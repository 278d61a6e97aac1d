import { isAppError } from "@serambi/kernel/errors";
import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, orNull, redirect } from "@serambi/kernel/server";

import { ArticleClient } from "../../api/articles/ArticleClient";
import { MovedClient } from "../../api/MovedClient";
import type { Article, ArticleData, PostLink } from "../../contract/articles/Article";
import { categoryPath, listPath, pathInSection, postPath, postSection, ROUTES, sectionOf } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articleHead, articleJsonLd } from "./articleHead.server";

type Context = PageContext<Messages>;

/** What hosts say of a name that no post has. */
const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

const orUnknown = async (asked: Promise<Article>): Promise<Article | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isAppError(error) && UNKNOWN.has(error.code)) return null;
    throw error;
  }
};

const movedTo = (path: string | undefined, query: URLSearchParams): Ending => {
  if (path === undefined) return notFound();
  const search = query.toString();
  return redirect(search ? `${path}?${search}` : path, 301);
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

/** What its page shows of a post, and where that leads on to. */
const dataOf = async (
  client: ArticleClient,
  post: Article,
  { tenant, pattern, path }: Context,
): Promise<ArticleData> => {
  const section = sectionOf(pattern);
  const { kind, type: _type, wordCount: _wordCount, previous, next, ...article } = post;
  const linkTo = (other: Article["next"]): PostLink | null =>
    other && { title: other.title, path: pathInSection(section, { ...other, kind }) };
  const related = await orNull(client.related(post));
  return {
    article,
    path: postPath(tenant, post) ?? path,
    previous: linkTo(previous),
    next: linkTo(next),
    related:
      related &&
      related.map((other) => {
        const { id, title, author, language, category } = other;
        return { id, title, author, language, category: category.name, path: pathInSection(section, other) };
      }),
  };
};

/** Opens a post by the id, or else the slug, of its address; what is wrong of the address leads to the right one. */
export const loadArticle = async (
  { http, report }: RemoteDeps,
  context: Context,
): Promise<Loaded<ArticleData> | Ending> => {
  const { pattern, params, query, tenant } = context;
  const asked = sectionOf(pattern);
  const isShort = pattern === ROUTES[asked].short;
  const key = isShort ? params["slug"] : params["id"];
  // `/Articles/Detail` is a longer address without its parts, and no post's name.
  if (key === undefined || (isShort && isSame(key, "detail")))
    return movedTo(isShort ? listPath(tenant, asked) : listAbove(context), query);
  const client = new ArticleClient(http.services, report);
  const post = await orUnknown(client.article(key));
  if (!post) return movedTo(await new MovedClient(http.services).newPath(tenant, context.path), query);
  if (postSection(tenant, post, asked) !== asked || !isRight(context, post))
    return movedTo(postPath(tenant, post, asked), query);
  const data = await dataOf(client, post, context);
  return { data, head: articleHead(post, data.path, context), jsonLd: articleJsonLd(post, data.path, context) };
};

/** One post to read, in whichever section. */
export const articleLoader = loader(loadArticle);
