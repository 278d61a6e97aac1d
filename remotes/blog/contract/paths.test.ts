import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { categoryPath, listPath, mainSection, postPath, postSection, sectionOf, type PostAddress } from "./paths";

const site = (...routes: string[]) => fakeTenant({ settings: { routes: ["/", ...routes] } });
const BOTH = site("/News", "/News/:id/:title?", "/Berita", "/Berita/Detail/:id?/:title?");
const BLOG = site("/Blog", "/Blog/:id/:title?");
const post = (kind: PostAddress["kind"]): PostAddress => ({
  id: "12",
  slug: "dua kata",
  kind,
  category: { slug: "a/b" },
});

describe("the address of a post", () => {
  it("is in the section of its kind, each part encoded", () => {
    const tenant = site("/Articles", "/Articles/:slug?/Detail/:id?/:title?", "/Blog", "/Blog/:id/:title?");
    expect(postPath(tenant, post("article"))).toBe("/Articles/a%2Fb/Detail/12/dua%20kata");
    expect(postPath(tenant, post("blog"))).toBe("/Blog/12/dua%20kata");
  });

  it("is in the section that was asked for, where its kind has two", () => {
    expect(postPath(BOTH, post("news"))).toBe("/News/12/dua%20kata");
    expect(postPath(BOTH, post("news"), "berita")).toBe("/Berita/Detail/12/dua%20kata");
  });

  it("is wherever the site can show it, where its kind has no section", () => {
    expect(postSection(BLOG, post("news"))).toBe("blog");
    expect(postSection(BLOG, post("news"), "news")).toBe("blog");
  });

  it("is that of an episode or event only where the site has such pages", () => {
    expect([postPath(BLOG, post("podcast")), postPath(BLOG, post("event"))]).toEqual([undefined, undefined]);
    const tenant = site("/Podcast/:id/:title?", "/Event/:slug");
    expect(postPath(tenant, post("podcast"))).toBe("/Podcast/12/dua%20kata");
    expect(postPath(tenant, post("event"))).toBe("/Event/dua%20kata");
  });

  it("is none on a site with lists alone", () => {
    expect(postPath(site("/Blog"), post("blog"), "blog")).toBeUndefined();
  });
});

describe("the address of a list", () => {
  it("is there where the site has it", () => {
    expect([listPath(BLOG, "blog"), listPath(BLOG, "news")]).toEqual(["/Blog", undefined]);
    expect(categoryPath(BLOG, "news", "sekolah")).toBeUndefined();
  });

  it("of a category is a path for articles, and a parameter elsewhere", () => {
    expect(categoryPath(site("/Articles", "/Articles/:slug"), "articles", "a b")).toBe("/Articles/a%20b");
    expect(categoryPath(BLOG, "blog", "a b")).toBe("/Blog?categorySlug=a+b");
  });

  it("has one that counts where two show the same", () => {
    expect([mainSection(BOTH, "berita"), mainSection(BOTH, "news")]).toEqual(["news", "news"]);
    expect(mainSection(site("/Berita"), "berita")).toBe("berita");
  });
});

it.each([
  ["/BERITA/Detail/1", "berita"],
  ["/articles/x", "articles"],
  ["/News", "news"],
])("%s is an address of %s", (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
