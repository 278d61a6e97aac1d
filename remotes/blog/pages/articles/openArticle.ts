import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { pathInSection, postPath, postSection, ROUTES, sectionOf } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

const movedTo = (path: string, query: URLSearchParams): PageOutcome => {
  const search = query.toString();
  return { kind: "redirect", to: search ? `${path}?${search}` : path, status: 301 };
};

const isSame = (written: string | undefined, right: string): boolean =>
  written !== undefined && written.toLowerCase() === right.toLowerCase();

/** Opens a post by the id, or else the slug, of its address; what is wrong of the address leads to the right one. */
export const openArticle = async (
  store: BlogStore,
  { pattern, params, query, tenant }: PageContext<Messages>,
): Promise<PageOutcome> => {
  const asked = sectionOf(pattern);
  const isShort = pattern === ROUTES[asked].short;
  const key = isShort ? params["slug"] : params["id"];
  // `/Berita/Detail` and `/Articles/x/Detail` name no post.
  if (key === undefined) return movedTo(ROUTES[asked].list, query);
  const article = articlesOf(store).article(key);
  const failure = await article.open();
  if (failure && UNKNOWN.has(failure.code)) return { kind: "not-found" };
  if (failure) throw failure;
  const { data } = article.post.state;
  if (!data) return { kind: "not-found" };
  const section = data.kind === "event" || data.kind === "podcast" ? undefined : postSection(tenant, data, asked);
  const right = section ? pathInSection(section, data) : postPath(tenant, data);
  if (right === undefined) return { kind: "not-found" };
  const isThere =
    section === asked &&
    (isShort
      ? isSame(key, data.slug)
      : isSame(key, data.id) &&
        isSame(params["title"], data.slug) &&
        (asked !== "articles" || isSame(params["slug"], data.category.slug)));
  return isThere ? { kind: "ok" } : movedTo(right, query);
};
