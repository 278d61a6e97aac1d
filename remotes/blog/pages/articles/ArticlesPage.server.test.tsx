import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage } from "@serambi/kernel/testing";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToStaticMarkup } from "react-dom/server";

import { listAnswers, samplePosts } from "../../testing/articles/sampleLists";
import { openPage } from "../../testing/openPage";
import { sampleArticle, samplePost } from "../../testing/samplePosts";

beforeAll(() => enableStaticRendering(true));
afterAll(() => enableStaticRendering(false));

type Options = Partial<Parameters<typeof openPage>[0]> & { readonly address: string };

const open = (options: Options) => openPage({ answers: listAnswers, ...options });
const htmlOf = async (options: Options): Promise<string> => renderToStaticMarkup((await open(options)).show());
const found = (posts: readonly unknown[], options?: Parameters<typeof answerPage>[1]) => ({
  ...listAnswers,
  "services post/article/list": answerPage(posts, options),
});

describe("the list of a section without a script", () => {
  it("is a front page: one leads, two stand below it, the rest is listed, each with its facts", async () => {
    const html = await htmlOf({ address: "/Blog" });
    expect(html.match(/<h2/g)).toHaveLength(6);
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).toMatch(/<h2[^>]*><a[^>]* href="\/Blog\/tulisan-1\/tulisan-ke-1"[^>]*>Tulisan 1/);
    expect(html).toContain("Oleh Marlina Tahitoe");
    expect(html).toMatch(/<time dateTime="2026-10-19T07:00:00\+07:00">19 Oktober 2026<\/time>/);
    expect(html).toContain("6 menit");
  });

  it("is rows further on, and links each page", async () => {
    const answers = found(samplePosts(6), { page: 2, perPage: 6, totalItems: 14 });
    const html = await htmlOf({ address: "/Blog?page=2", answers });
    expect(html).not.toContain("<article");
    expect(html).toContain('href="/Blog"');
    expect(html).toContain('href="/Blog?page=3"');
    expect(html).toContain("14 tulisan, halaman 2");
  });

  it("has the categories as links with how much they hold, and says which is shown", async () => {
    const html = await htmlOf({ address: "/Blog?categorySlug=Sekolah" });
    expect(html).toMatch(/<a[^>]* href="\/Blog"[^>]*>Semua/);
    expect(html).toMatch(/<a(?=[^>]* href="\/Blog\?categorySlug=sekolah")[^>]* aria-current="true"/);
    expect(html).toContain(", 11 tulisan");
    expect(html).toMatch(/<h1[^>]*>Sekolah<\/h1>/);
  });

  it("is a form that searches within the category, and keeps its words", async () => {
    const html = await htmlOf({ address: "/Blog?search=perahu&categorySlug=sekolah" });
    expect(html).toMatch(/<form[^>]* action="\/Blog"/);
    expect(html).toMatch(/<input type="hidden" name="categorySlug" value="sekolah"/);
    expect(html).toMatch(/<input[^>]* name="search"[^>]* value="perahu"/);
    expect(html).toContain("14 tulisan untuk “perahu”");
    expect(html).toMatch(/href="\/Blog\?categorySlug=sekolah"[^>]*>perahu/);
  });

  it("stays in the section that was asked for where a site has its news under two names", async () => {
    const answers = found([samplePost({ kind: "news" })]);
    expect(await htmlOf({ address: "/Berita", answers })).toContain('href="/Berita/Detail/tulisan-101/');
    expect(await htmlOf({ address: "/News", answers })).toContain('href="/News/tulisan-101/');
  });

  it("links no post where the site has no page for it", async () => {
    const html = await htmlOf({ address: "/Blog", routes: ["/", "/Blog"] });
    expect(html).toContain("Tulisan 1");
    expect(html).not.toContain('href="/Blog/tulisan');
  });

  it("marks a post in another language", async () => {
    const html = await htmlOf({ address: "/Blog", answers: found([samplePost({ language: "en" })]) });
    expect(html).toMatch(/<h2[^>]* lang="en"/);
  });

  it("has no style attribute, which the content security policy would block", async () => {
    expect(await htmlOf({ address: "/Blog" })).not.toContain("style=");
  });
});

describe("the faces of a list", () => {
  it("says what happened, with 503 and a way to try again", async () => {
    const lost = new AppError("timeout", "late");
    const answers = { "services post/article/list": lost, "services v2/post/category": lost };
    const { loaded, show } = await open({ address: "/Blog", answers });
    expect(loaded.status).toBe(503);
    const html = renderToStaticMarkup(show());
    expect(html).toContain("Daftar tulisan tidak sampai");
    expect(html).toContain("Coba lagi");
  });

  it("leads to the last page from a page behind it", async () => {
    const answers = found([], { page: 99, perPage: 6, totalItems: 14 });
    const html = await htmlOf({ address: "/Blog?page=99", answers });
    expect(html).toContain("Halaman terakhirnya adalah halaman 3");
    expect(html).toContain('href="/Blog?page=3"');
  });

  it.each([
    ["/Blog?search=zzz", "Tidak ada tulisan dengan “zzz”", "/Blog"],
    ["/Blog?categorySlug=tidak-ada", "Rubrik itu tidak ada di sini", "/Blog"],
    ["/Blog?categorySlug=sekolah", "Belum ada tulisan dalam Sekolah", "/Blog"],
  ])("says of %s why it is empty, and leads back", async (address, text, back) => {
    const { loaded, show } = await open({ address, answers: found([]) });
    expect(loaded.status).toBeUndefined();
    const html = renderToStaticMarkup(show());
    expect(html).toContain(text);
    expect(html).toContain(`href="${back}"`);
  });

  it("says so on a site that has published nothing", async () => {
    const answers = { "services post/article/list": answerPage([]), "services v2/post/category": answerPage([]) };
    const html = await htmlOf({ address: "/Blog", answers });
    expect(html).toContain("Belum ada tulisan di sini");
    expect(html).not.toContain("<nav");
  });

  it.each([
    "page=abc",
    "page=-1",
    "search=%00",
    "search='%22`<script>",
    `search=${"x".repeat(5000)}`,
    "categorySlug=%2E%2E%2F",
  ])("stands for the address with %s", async (query) => {
    const html = await htmlOf({ address: `/Blog?${query}` });
    expect(html).toContain("Tulisan 1");
    expect(html).not.toContain("<script");
  });
});

describe("a name below /Articles", () => {
  const answers = {
    ...listAnswers,
    "services post/detail": answer(sampleArticle({ kind: "article", slug: "dua-kali-panen", title: "Dua kali panen" })),
  };

  it("is a category where it is one's, in any letter case", async () => {
    const { http, show } = await open({ address: "/Articles/SEKOLAH?page=2", answers });
    expect(http.calls).toContain("services post/article/list?categorySlug=SEKOLAH&kind=article&page=2&pageSize=6");
    expect(renderToStaticMarkup(show())).toMatch(/<h1[^>]*>Sekolah<\/h1>/);
  });

  it("is a post otherwise", async () => {
    const { show } = await open({ address: "/Articles/dua-kali-panen", answers });
    expect(renderToStaticMarkup(show())).toMatch(/<h1[^>]*>Dua kali panen<\/h1>/);
  });

  it("is nothing where it is neither; but not where the categories could not be asked", async () => {
    const nothing = {
      ...listAnswers,
      "services post/detail": new AppError("not-found", "No such post"),
      "services post/moved": new AppError("not-found", "Nothing moved"),
    };
    expect((await open({ address: "/Articles/tidak-ada", answers: nothing })).ending).toEqual({ kind: "not-found" });
    const lost = { ...nothing, "services v2/post/category": new AppError("offline", "down") };
    await expect(open({ address: "/Articles/tidak-ada", answers: lost })).rejects.toMatchObject({ code: "offline" });
  });
});

describe("what a list says of itself", () => {
  const headOf = async (options: Options) => {
    const { head, jsonLd } = (await open(options)).loaded;
    return { head, jsonLd };
  };

  it.each([
    ["/blog", "Blog", "/Blog"],
    ["/Blog?page=2", "Blog, halaman 2", "/Blog?page=2"],
    ["/Blog?categorySlug=sekolah", "Sekolah, Blog", "/Blog?categorySlug=sekolah"],
    ["/Articles/Sekolah?page=2", "Sekolah, Artikel, halaman 2", "/Articles/sekolah?page=2"],
    ["/Articles?categorySlug=sekolah", "Sekolah, Artikel", "/Articles/sekolah"],
    ["/Berita", "Berita", "/News"],
  ])("has for %s the title %s and the address %s", async (address, title, canonicalPath) => {
    const { head } = await headOf({ address });
    expect(head).toMatchObject({ title, canonicalPath });
    expect(head.isIndexed).toBeUndefined();
  });

  it("has its own address for Berita where that is the only place of news", async () => {
    const { head } = await headOf({ address: "/Berita", routes: ["/", "/Berita", "/Berita/Detail/:id?/:title?"] });
    expect(head.canonicalPath).toBe("/Berita");
  });

  it("keeps searches, and what is empty or failed, out of search engines", async () => {
    expect((await headOf({ address: "/Blog?search=x" })).head).toMatchObject({
      isIndexed: false,
      canonicalPath: "/Blog",
    });
    expect((await headOf({ address: "/Blog?page=9", answers: found([]) })).head.isIndexed).toBe(false);
    const lost = { ...listAnswers, "services post/article/list": new AppError("offline", "down") };
    expect((await headOf({ address: "/Blog", answers: lost })).head.isIndexed).toBe(false);
  });

  it("names the feeds of its section", async () => {
    expect((await headOf({ address: "/News?page=2" })).head.alternates).toEqual([
      { path: "/News/rss.xml", type: "application/rss+xml", title: "Kabar" },
      { path: "/News/feed.json", type: "application/feed+json", title: "Kabar" },
    ]);
  });

  it("lists its posts, and the way to it", async () => {
    const { jsonLd } = await headOf({
      address: "/Articles/sekolah",
      answers: found([samplePost({ kind: "article" })]),
    });
    expect(jsonLd).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: [{}, { name: "Artikel" }, { name: "Sekolah" }] },
      {
        "@type": "CollectionPage",
        url: "https://contoh.example/Articles/sekolah",
        mainEntity: {
          "@type": "ItemList",
          itemListElement: [
            { url: "https://contoh.example/Articles/sekolah/Detail/tulisan-101/perpustakaan-di-atas-perahu" },
          ],
        },
      },
    ]);
  });
});
