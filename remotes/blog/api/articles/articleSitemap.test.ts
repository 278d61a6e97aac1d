import { describe, expect, it } from "@jest/globals";
import { answerPage, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { samplePosts } from "../../testing/articles/sampleLists";
import { samplePost } from "../../testing/samplePosts";
import { articleAddresses, articleAliases } from "./articleSitemap";

const site = (...routes: string[]) => fakeTenant({ settings: { routes: ["/", ...routes] } });
const POST = samplePost({ updatedAt: "2026-11-01T00:00:00Z" });

describe("what search engines are told of what there is to read", () => {
  it("is every post, page by page, with the day of its last change", async () => {
    const http = fakeHttp({
      "services post/article/list": answerPage([POST], { totalItems: 51, perPage: 50 }),
      "services post/article/list?kind=blog&page=2&pageSize=50": answerPage(samplePosts(1), {
        page: 2,
        totalItems: 51,
        perPage: 50,
      }),
    });
    const found = await articleAddresses(fakeDeps({ tenant: site("/Blog", "/Blog/:id/:title?"), http }));
    expect(found).toEqual([
      { path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu", lastModified: "2026-11-01T00:00:00Z" },
      { path: "/Blog/tulisan-1/tulisan-ke-1", lastModified: expect.any(String) },
    ]);
    expect(http.calls).toHaveLength(2);
  });

  it("is the categories too, where they have a path", async () => {
    const http = fakeHttp({
      "services post/article/list": answerPage([]),
      "services v2/post/category": answerPage([{ slug: "data", name: "Data", postCount: 1 }]),
    });
    const routes = ["/Articles", "/Articles/:slug", "/Articles/:slug?/Detail/:id?/:title?"];
    expect(await articleAddresses(fakeDeps({ tenant: site(...routes), http }))).toEqual([{ path: "/Articles/data" }]);
  });

  it("asks nothing for a site that has no section", async () => {
    const http = fakeHttp({});
    expect(await articleAddresses(fakeDeps({ tenant: site(), http }))).toEqual([]);
    expect(http.calls).toEqual([]);
  });

  it("is one list where two sections show the same", () => {
    expect(articleAliases(site("/News", "/Berita"))).toContain("/Berita");
    expect(articleAliases(site("/News", "/Berita"))).not.toContain("/News");
    expect(articleAliases(site("/Berita"))).not.toContain("/Berita");
  });
});
