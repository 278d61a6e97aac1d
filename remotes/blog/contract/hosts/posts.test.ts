import { describe, expect, it } from "@jest/globals";

import { EpisodeSummary, GalleryItem, Post, PostSummary } from "./posts";

const summary = {
  id: "418203",
  slug: "perpustakaan-di-perahu",
  kind: "blog",
  type: "story",
  category: { slug: "sekolah", name: "Sekolah" },
  title: "Perpustakaan di perahu",
  summary: "Buku yang datang bersama pasang.",
  cover: "",
  art: { motif: "kawung", seed: "perahu" },
  author: { name: "Rani Kusumastuti", role: "Redaktur" },
  publishedAt: "2026-08-14T07:30:00+07:00",
  updatedAt: "2026-08-14T00:30:00Z",
  readingMinutes: 4,
  tags: ["literasi"],
  language: "id",
};

describe("a post", () => {
  it("is taken as the platform gives it", () => {
    expect(PostSummary.parse(summary)).toEqual(summary);
  });

  it("is an article where a host calls its kind something else", () => {
    expect(PostSummary.parse({ ...summary, kind: "opini" })).toMatchObject({ kind: "article" });
  });

  it("does without what a host may not have", () => {
    const { art: _art, tags: _tags, ...less } = summary;
    expect(Post.parse({ ...less, content: "<p>Isi</p>" })).toMatchObject({
      art: null,
      tags: [],
      previous: null,
      next: null,
    });
  });

  it.each([
    ["a day without an hour", { publishedAt: "2026-08-14" }],
    ["no author", { author: null }],
    ["half a minute", { readingMinutes: 0.5 }],
  ])("is none with %s", (_what, own) => {
    expect(PostSummary.safeParse({ ...summary, ...own }).success).toBe(false);
  });

  it("is no episode without its audio", () => {
    expect(EpisodeSummary.safeParse({ ...summary, kind: "podcast", number: 1 }).success).toBe(false);
  });
});

it("a picture has a colour that can be drawn before it comes, and nothing else in its place", () => {
  const picture = {
    id: "1",
    slug: "a",
    title: "A",
    src: "/media/contoh/a.webp",
    width: 1_200,
    height: 800,
    alt: "Kain",
    caption: "Kain.",
    publishedAt: summary.publishedAt,
  };
  expect(GalleryItem.safeParse({ ...picture, colour: "#aabbcc" }).success).toBe(true);
  expect(GalleryItem.safeParse({ ...picture, colour: "red;background:url(//x)" }).success).toBe(false);
});
