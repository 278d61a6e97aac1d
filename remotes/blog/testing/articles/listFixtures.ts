import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { ROUTES, SECTIONS } from "../../contract/paths";
import { sampleArticle, samplePost } from "../samplePosts";
import { listAnswers, samplePosts } from "./sampleLists";

const routes = SECTIONS.flatMap((section) => {
  const { list, post, short } = ROUTES[section];
  return [list, post, ...(short === undefined ? [] : [short])];
});
const everything: TenantOverrides = { settings: { routes: ["/", ...routes] } };
/** A site with a list of titles, and no page for any of them. */
const bare: TenantOverrides = { settings: { routes: ["/", "/Blog"] } };
const lost = new AppError("upstream", "The host did not answer as it should");

const list = (path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "articles",
  path,
  answers: listAnswers,
  tenant: everything,
  ...changes,
});

const but = (changes: Readonly<Record<string, unknown>>): Pick<PageFixture, "answers"> => ({
  answers: { ...listAnswers, ...changes },
});

const found = (posts: readonly unknown[], options?: Parameters<typeof answerPage>[1]) =>
  but({ "services post/article/list": answerPage(posts, options) });

const pictured = samplePost({ cover: "/media/contoh/sampul.webp", language: "en", title: "Two harvests" });
const nobody = samplePost({ id: "tulisan-9", slug: "sembilan", author: { name: "", role: "" }, readingMinutes: 0 });

/** Every face of the lists of what there is to read. */
export const listPageFixtures: readonly PageFixture[] = [
  list("/Blog", "a front page"),
  list("/News", "a front page of one", found([samplePost({ kind: "news" })])),
  list("/Berita", "one that leads and one below", found([pictured, nobody])),
  list("/Articles", "a front page of three", found(samplePosts(3, { kind: "article" }))),
  list("/Blog?page=2", "a page further on", found(samplePosts(6), { page: 2, perPage: 6, totalItems: 14 })),
  list("/Blog?page=9", "a page behind the last", found([], { page: 9, perPage: 6, totalItems: 14 })),
  list("/Blog?categorySlug=sekolah", "a category"),
  list("/Blog?categorySlug=tidak-ada", "a category that the site has not", found([])),
  list("/Blog?categorySlug=sekolah", "a category that is empty by now", found([])),
  list("/Blog?search=perahu&categorySlug=sekolah", "what a search finds", found([samplePost()])),
  list("/Blog?search=perahu", "a search that finds nothing", found([])),
  list("/Blog", "a site that has not published anything", {
    ...but({ "services post/article/list": answerPage([]), "services v2/post/category": answerPage([]) }),
  }),
  list("/Blog", "a list without its categories", but({ "services v2/post/category": lost })),
  list("/Blog", "a host that is down", but({ "services post/article/list": lost, "services v2/post/category": lost })),
  list("/Blog", "a site with no page for a post", { tenant: bare }),
  list("/Articles/sekolah", "a category of articles, by its path", { page: "articles-entry" }),
  list("/Articles/dua-kali-panen", "an article, by its short address", {
    page: "articles-entry",
    ...but({ "services post/detail": answer(sampleArticle({ kind: "article", slug: "dua-kali-panen" })) }),
  }),
  list("/Articles/tidak-ada", "neither a category nor an article", {
    page: "articles-entry",
    outcome: "not-found",
    ...but({
      "services post/detail": new AppError("not-found", "No such post"),
      "services post/moved": new AppError("not-found", "Nothing moved"),
    }),
  }),
];

const slot = (
  name: SlotFixture["slot"],
  title: string,
  props: SlotFixture["props"],
  changes: Partial<SlotFixture> = {},
): SlotFixture => ({ slot: name, title, props, answers: listAnswers, tenant: everything, ...changes });

const none = { answers: { "services post/article/list": answerPage([]) } };

/** Every face of the slots of what there is to read. */
export const listSlotFixtures: readonly SlotFixture[] = [
  slot("blog.latest.v1", "rows", { title: "Terbaru" }, { rejects: [{ title: "" }, { title: "Terbaru", limit: 13 }] }),
  slot("blog.latest.v1", "columns of one category", {
    title: "Sekolah",
    limit: 3,
    kind: "blog",
    categorySlug: "sekolah",
    layout: "columns",
  }),
  slot("blog.latest.v1", "nothing published", { title: "Terbaru" }, none),
  slot("blog.latest.v1", "a site with no page for them", { title: "Terbaru" }, { tenant: bare }),
  slot("blog.lead.v1", "the newest", {}, { rejects: [{ size: "huge" }] }),
  slot(
    "blog.lead.v1",
    "one by its id",
    { id: "tulisan-101", size: "medium" },
    { answers: { "services post/detail": answer(sampleArticle()) } },
  ),
  slot("blog.lead.v1", "nothing published", {}, none),
];
