/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage } from "@serambi/kernel/testing";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { richAnswers } from "../../testing/articles/articleFixtures";
import { openPage } from "../../testing/openPage";
import { sampleArticle } from "../../testing/samplePosts";

afterEach(cleanup);

const ADDRESS = "/Blog/tulisan-101/perpustakaan-di-atas-perahu";
const withPost = (overrides: Parameters<typeof sampleArticle>[0]) => ({
  ...richAnswers,
  "services post/detail": answer(sampleArticle(overrides)),
});
const open = (answers: Readonly<Record<string, unknown>> = richAnswers, language: "id" | "en" = "id") =>
  openPage({ address: ADDRESS, answers, language });

describe("the page of an article", () => {
  it("says what it is, who wrote it, when, and how long it takes", async () => {
    render((await open()).show());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Perpustakaan di atas perahu");
    expect(screen.getByText("Marlina Tahitoe", { selector: "b" }).parentElement?.textContent).toBe(
      "Marlina Tahitoe, Penulis lepas, Ambon19 Oktober 2026, 6 menit, Diperbarui 21 Oktober 2026",
    );
    const way = within(screen.getByRole("navigation", { name: "Remah roti" })).getAllByRole("link");
    expect(way.map((link) => link.getAttribute("href"))).toEqual(["/Blog", "/Blog?categorySlug=sekolah"]);
  });

  it("says that it was changed only where that was on another day", async () => {
    render((await open(withPost({ updatedAt: "2026-10-19T20:00:00+07:00" }))).show());
    expect(screen.queryByText(/Diperbarui/)).toBeNull();
  });

  it("has contents that lead to its headings, where there are three", async () => {
    const { container } = render((await open()).show());
    const links = within(screen.getByRole("navigation", { name: "Isi tulisan" })).getAllByRole("link", {
      hidden: true,
    });
    expect(links.map((link) => link.textContent)).toEqual(["Tujuh dermaga", "Dua jam", "Pulang"]);
    for (const link of links) {
      const target = container.querySelector(link.getAttribute("href") ?? "");
      expect(target?.textContent).toBe(link.textContent);
    }
  });

  it("has none where there are fewer", async () => {
    render((await open(withPost({}))).show());
    expect(screen.queryByRole("navigation", { name: "Isi tulisan" })).toBeNull();
  });

  it("lets code be copied, once the page is there", async () => {
    const { container } = render((await open()).show());
    expect((await screen.findByRole("button", { name: "Salin" })).closest("[data-code]")).toBe(
      container.querySelector('[data-code="sql"]'),
    );
  });

  it("names notes and tables for whoever does not see them", async () => {
    const { container } = render((await open()).show());
    const nameOf = (selector: string): string =>
      (container.querySelector(selector)?.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" ");
    expect(nameOf('[role="doc-noteref"]')).toBe("Catatan 1");
    expect(nameOf('[role="doc-backlink"]')).toBe("Kembali ke teks, catatan 1");
    expect(nameOf('[role="doc-endnotes"]')).toBe("Catatan kaki");
    expect(nameOf("[data-wide]")).toBe("Peminjam");
  });

  it("leads on: to what it is about, to its neighbours and to what to read next", async () => {
    render((await open()).show());
    expect(screen.getByRole("link", { name: "kepulauan" }).getAttribute("href")).toBe("/Blog?search=kepulauan");
    const neighbours = within(screen.getByRole("navigation", { name: "Tulisan sebelum dan sesudahnya" }));
    expect(neighbours.getByRole("link").getAttribute("href")).toBe("/Blog/tulisan-100/papan-tulis-dari-seng");
    const next = screen.getByRole("link", { name: "Dua kali panen" });
    expect(next.getAttribute("href")).toBe("/Blog/tulisan-102/dua");
    expect(screen.getByText("Three boats").closest("[lang]")?.getAttribute("lang")).toBe("en");
  });

  it("stands without further reading, says so, and brings it when it is asked to", async () => {
    const page = await open({
      ...richAnswers,
      "services post/article/list": new AppError("upstream", "Server sedang sibuk"),
    });
    expect(page.loaded.status).toBeUndefined();
    render(page.show());
    expect(screen.getByText("Bacaan berikutnya tidak sampai.")).toBeTruthy();
    const before = page.http.calls.length;
    fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
    await screen.findByRole("button", { name: "Coba lagi" });
    expect(page.http.calls.length).toBeGreaterThan(before);
  });

  it("says nothing of further reading where there is none", async () => {
    render((await open({ ...richAnswers, "services post/article/list": answerPage([]) })).show());
    expect(screen.queryByRole("heading", { name: "Bacaan berikutnya" })).toBeNull();
  });

  it("says in which language a text is that is not the page's", async () => {
    render((await open(withPost({}), "en")).show());
    expect(screen.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("id");
    expect(
      screen
        .getByText(/matahari/)
        .closest("[lang]")
        ?.getAttribute("lang"),
    ).toBe("id");
    expect(screen.getByText("19 October 2026").closest("[lang='id']")).toBeNull();
  });

  it("shows nothing of a hostile text but its words", async () => {
    const { container } = render(
      (
        await open(
          withPost({
            title: "<img src=x onerror=alert(1)>",
            content:
              '<p onclick="alert(1)">kata</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>',
          }),
        )
      ).show(),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("<img src=x onerror=alert(1)>");
    expect(screen.getByText("kata")).toBeTruthy();
    expect(container.querySelector("script, iframe, [onclick], [onerror]")).toBeNull();
  });
});

describe("what an article says of itself", () => {
  const toldOf = async (address: string, overrides: Parameters<typeof sampleArticle>[0] = {}) => {
    const { head, jsonLd } = (await openPage({ address, answers: withPost(overrides) })).loaded;
    const [crumbs, article] = jsonLd ?? [];
    return { head, crumbs, article };
  };

  it("is its one address, its picture and the feeds of its section", async () => {
    const { head } = await toldOf("/News/perpustakaan-di-atas-perahu", { kind: "news", cover: "/media/media/a.webp" });
    expect(head).toMatchObject({
      title: "Perpustakaan di atas perahu",
      type: "article",
      canonicalPath: "/News/tulisan-101/perpustakaan-di-atas-perahu",
      image: "/media/media/a.webp",
      alternates: [
        { path: "/News/rss.xml", type: "application/rss+xml", title: "Kabar" },
        { path: "/News/feed.json", type: "application/feed+json", title: "Kabar" },
      ],
    });
  });

  it.each([
    ["blog", ADDRESS, "BlogPosting"],
    ["news", "/Berita/Detail/tulisan-101/perpustakaan-di-atas-perahu", "NewsArticle"],
    ["article", "/Articles/sekolah/Detail/tulisan-101/perpustakaan-di-atas-perahu", "Article"],
  ] as const)("of the kind %s is a %s, with author, dates and publisher", async (kind, address, type) => {
    const { article, crumbs } = await toldOf(address, { kind });
    expect(article).toMatchObject({
      "@type": type,
      headline: "Perpustakaan di atas perahu",
      datePublished: "2026-10-19T07:00:00+07:00",
      dateModified: "2026-10-19T07:00:00+07:00",
      author: { "@type": "Person", name: "Marlina Tahitoe", jobTitle: "Penulis lepas, Ambon" },
      publisher: { "@type": "Organization" },
      articleSection: "Sekolah",
      keywords: "membaca, kepulauan",
      inLanguage: "id",
    });
    expect(article?.["image"]).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/kain\/field\//)]);
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  });
});
