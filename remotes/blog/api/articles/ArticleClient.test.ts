import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { listAnswers, samplePosts } from "../../testing/articles/sampleLists";
import { sampleArticle, samplePost } from "../../testing/samplePosts";
import { ArticleClient } from "./ArticleClient";

const clientOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  const told: string[] = [];
  return { client: new ArticleClient(http.services, (...problem) => told.push(JSON.stringify(problem))), http, told };
};

describe("ArticleClient", () => {
  it("gives a page of a kind with its size, and neighbours that look different", async () => {
    const { client, http } = clientOf(listAnswers);
    const page = await client.list("blog", { page: 1 });
    expect(page).toMatchObject({ page: 1, totalItems: 14, totalPages: 3 });
    expect(http.calls).toEqual(["services post/article/list?kind=blog&page=1&pageSize=6"]);
    const looks = page.items.map(({ look }) => look);
    expect(looks.every((look, index) => look !== looks[index - 1] && look !== looks[index - 2])).toBe(true);
  });

  it("asks for what is searched for, in the category", async () => {
    const { client, http } = clientOf(listAnswers);
    await client.list("news", { page: 2, search: "dua kata", categorySlug: "sekolah" });
    expect(http.calls).toEqual([
      "services post/article/list?categorySlug=sekolah&kind=news&page=2&pageSize=6&search=dua+kata",
    ]);
  });

  it.each([
    ["/media/media/sampul.webp", "/media/media/sampul.webp"],
    ["https://gambar.example/a.jpg", "https://gambar.example/a.jpg"],
    ["http://gambar.example/a.jpg", ""],
    ["//gambar.example/a.jpg", ""],
    ["javascript:alert(1)", ""],
    ["data:image/svg+xml,<svg/>", ""],
  ])("takes %s as the picture %j", async (cover, kept) => {
    const { client } = clientOf({ "services post/article/list": answerPage([samplePost({ cover })]) });
    expect((await client.list("blog", { page: 1 })).items[0]?.cover).toBe(kept);
  });

  it("leaves out a post that is not as agreed, and tells of it", async () => {
    const posts = [samplePost(), { ...samplePost(), publishedAt: "kemarin" }];
    const { client, told } = clientOf({ "services post/article/list": answerPage(posts) });
    expect((await client.list("blog", { page: 1 })).items).toHaveLength(1);
    expect(told.join()).toContain("publishedAt");
  });

  it("gives the categories of a kind", async () => {
    const { client, http } = clientOf(listAnswers);
    expect((await client.categories("article")).map(({ slug }) => slug)).toEqual(["sekolah", "teknologi"]);
    expect(http.calls).toEqual(["services v2/post/category?kind=article&page=1&pageSize=50"]);
  });

  it("gives the newest without the one that is being read", async () => {
    const { client, http } = clientOf({ "services post/article/list": answerPage(samplePosts(4)) });
    const found = await client.newest({ kind: "blog", limit: 3, except: "tulisan-2" });
    expect(found.map(({ id }) => id)).toEqual(["tulisan-1", "tulisan-3", "tulisan-4"]);
    expect(http.calls).toEqual(["services post/article/list?kind=blog&page=1&pageSize=4"]);
  });

  it("gives what to read next: what is near the article, then others of its kind, each once", async () => {
    const { client, http } = clientOf({
      "services post/detail": answer(sampleArticle()),
      "services post/article/list": answerPage(samplePosts(4)),
      "services post/article/list?categorySlug=sekolah&kind=blog&page=1&pageSize=4": answerPage(samplePosts(1)),
    });
    const article = await client.article("tulisan-101");
    expect((await client.related(article)).map(({ id }) => id)).toEqual(["tulisan-1", "tulisan-2", "tulisan-3"]);
    expect(http.calls.slice(1)).toEqual([
      "services post/article/list?categorySlug=sekolah&kind=blog&page=1&pageSize=4",
      "services post/article/list?kind=blog&page=1&pageSize=4",
    ]);
  });

  it("gives one post as lists show it, without its content", async () => {
    const { client } = clientOf({ "services post/detail": answer(sampleArticle()) });
    const post = await client.summary("tulisan-101");
    expect(post).toMatchObject({ slug: "perpustakaan-di-atas-perahu", look: expect.any(Number) });
    for (const rest of ["content", "tags", "updatedAt"]) expect(post).not.toHaveProperty(rest);
  });

  it("says why there is nothing", async () => {
    const { client } = clientOf({ "services post/article/list": new AppError("timeout", "late") });
    await expect(client.list("blog", { page: 1 })).rejects.toMatchObject({ code: "timeout" });
    const odd = clientOf({ "services post/article/list": { data: "tidak ada" } });
    await expect(odd.client.list("blog", { page: 1 })).rejects.toMatchObject({ code: "malformed" });
  });
});
