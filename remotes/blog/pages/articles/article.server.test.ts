import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage } from "@serambi/kernel/testing";

import { openPage } from "../../testing/openPage";
import { sampleArticle } from "../../testing/samplePosts";

const ID = "tulisan-101";
const SLUG = "perpustakaan-di-atas-perahu";
const LISTS = {
  "services post/moved": new AppError("not-found", "Nothing moved"),
  "services post/article/list": answerPage([]),
  "services v2/post/category": answerPage([{ slug: "sekolah", name: "Sekolah", postCount: 1 }]),
};

const ALL =
  "/Blog /Blog/:id/:title? /News /News/:slug /News/:id/:title? /Berita /Berita/Detail/:id?/:title? /Articles /Articles/:slug /Articles/:slug?/Detail/:id?/:title? /Podcast /Podcast/:id/:title? /Event /Event/:slug".split(
    " ",
  );
const without = (...left: readonly string[]): string[] =>
  ALL.filter((route) => !left.some((part) => route.includes(part)));

interface Asked {
  readonly post?: Parameters<typeof sampleArticle>[0];
  readonly routes?: readonly string[];
  readonly detail?: unknown;
}

/** What takes the article's place; null where it is shown. */
const endingOf = async (address: string, { post = {}, routes = ALL, detail }: Asked = {}) =>
  (
    await openPage({
      address,
      routes,
      answers: { ...LISTS, "services post/detail": detail ?? answer(sampleArticle(post)) },
    })
  ).ending;

const moved = (to: string) => ({ kind: "redirect", to, status: 301 });
const SHOWN = null;

describe("the address of an article", () => {
  it.each([
    ["blog", `/Blog/${ID}/${SLUG}`],
    ["news", `/News/${ID}/${SLUG}`],
    ["news", `/Berita/Detail/${ID}/${SLUG}`],
    ["article", `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["news", `/News/${SLUG}`],
    ["article", `/Articles/${SLUG}`],
    ["blog", `/Blog/${ID}/${SLUG.toUpperCase()}`],
    ["blog", `/blog/${ID}/${SLUG}?utm_source=x`],
    ["blog", `/Blog/${ID}/${encodeURIComponent(SLUG)}`],
  ] as const)("of the kind %s is %s", async (kind, address) => {
    expect(await endingOf(address, { post: { kind } })).toEqual(SHOWN);
  });

  it.each([
    ["blog", `/Blog/${ID}`, `/Blog/${ID}/${SLUG}`],
    ["blog", `/Blog/${ID}/salah`, `/Blog/${ID}/${SLUG}`],
    ["blog", `/Blog/${ID}/%3Cscript%3E`, `/Blog/${ID}/${SLUG}`],
    ["blog", `/Blog/${SLUG}`, `/Blog/${ID}/${SLUG}`],
    ["blog", `/Blog/${SLUG}/${SLUG}`, `/Blog/${ID}/${SLUG}`],
    ["blog", `/Blog/${ID}/salah?page=2&x=a%20b`, `/Blog/${ID}/${SLUG}?page=2&x=a+b`],
    ["news", `/News/${ID}`, `/News/${ID}/${SLUG}`],
    ["news", `/News/${ID}/salah`, `/News/${ID}/${SLUG}`],
    ["news", `/Berita/Detail/${ID}`, `/Berita/Detail/${ID}/${SLUG}`],
    ["news", `/Berita/Detail/${SLUG}`, `/Berita/Detail/${ID}/${SLUG}`],
    ["article", `/Articles/budaya/Detail/${ID}/${SLUG}`, `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["article", `/Articles/sekolah/Detail/${ID}`, `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["article", `/Articles/sekolah/Detail/${SLUG}/`, `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["article", `/Articles/Detail/${ID}/${SLUG}`, `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["article", `/Articles/${ID}`, `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["news", `/Blog/${ID}/${SLUG}`, `/News/${ID}/${SLUG}`],
    ["blog", `/News/${SLUG}`, `/Blog/${ID}/${SLUG}`],
    ["blog", `/Articles/${SLUG}?a=1`, `/Blog/${ID}/${SLUG}?a=1`],
    ["article", `/Berita/Detail/${ID}/${SLUG}`, `/Articles/sekolah/Detail/${ID}/${SLUG}`],
    ["podcast", `/Blog/${ID}/${SLUG}`, `/Podcast/${ID}/${SLUG}`],
    ["event", `/News/${SLUG}`, `/Event/${SLUG}`],
  ] as const)("of the kind %s: %s leads to %s", async (kind, address, to) => {
    expect(await endingOf(address, { post: { kind } })).toEqual(moved(to));
  });

  it.each([
    ["/Berita/Detail", "/Berita"],
    ["/Berita/Detail?page=2", "/Berita?page=2"],
    ["/Articles/sekolah/Detail", "/Articles/sekolah"],
    ["/Articles/Detail", "/Articles"],
  ])("that names none, as %s, leads to %s without asking for any", async (address, to) => {
    expect(await endingOf(address, { detail: new Error("asked for") })).toEqual(moved(to));
  });

  it("stays where it was asked for on a site whose kind has no section of its own", async () => {
    const routes = without("/Berita", "/News");
    expect(await endingOf(`/Blog/${ID}/${SLUG}`, { post: { kind: "news" }, routes })).toEqual(SHOWN);
    expect(await endingOf(`/Blog/${SLUG}`, { post: { kind: "news" }, routes })).toEqual(moved(`/Blog/${ID}/${SLUG}`));
  });

  it("of an episode or an event is none where the site has no page for it", async () => {
    const routes = without("/Podcast", "/Event");
    for (const kind of ["podcast", "event"] as const)
      expect(await endingOf(`/Blog/${ID}/${SLUG}`, { post: { kind }, routes })).toEqual({ kind: "not-found" });
  });

  it("needs no title where the host gives none", async () => {
    expect(await endingOf(`/Blog/${ID}`, { post: { slug: "" } })).toEqual(SHOWN);
    expect(await endingOf(`/Blog/${ID}/apa`, { post: { slug: "" } })).toEqual(moved(`/Blog/${ID}`));
  });

  it("leads nowhere else, whatever a host calls its posts", async () => {
    expect(await endingOf("/Blog/x", { post: { id: "//evil.example", slug: "a/../b?c#d" } })).toEqual(
      moved("/Blog/%2F%2Fevil.example/a%2F..%2Fb%3Fc%23d"),
    );
  });

  it.each(["not-found", "bad-request", "invalid"] as const)(
    "that the host takes for no post (%s) is not found",
    async (code) => {
      for (const address of ["/Blog/zzz", "/News/zzz", "/Articles/zzz", `/Blog/${"9".repeat(900)}`, "/Blog/%00'--"])
        expect(await endingOf(address, { detail: new AppError(code, "no") })).toEqual({ kind: "not-found" });
    },
  );

  it("from which its post has moved leads there", async () => {
    const answers = {
      ...LISTS,
      "services post/detail": new AppError("not-found", "no"),
      "services post/moved?path=%2FBlog%2F2019%2Fnama-lama": answer({
        kind: "blog",
        id: ID,
        slug: SLUG,
        category: { slug: "sekolah" },
      }),
    };
    expect((await openPage({ address: "/Blog/2019/nama-lama?a=b", routes: ALL, answers })).ending).toEqual(
      moved(`/Blog/${ID}/${SLUG}?a=b`),
    );
  });

  it.each(["upstream", "timeout", "offline", "malformed"] as const)(
    "whose host fails (%s) is no missing page: the failure is the page's",
    async (code) => {
      await expect(endingOf(`/Blog/${ID}`, { detail: new AppError(code, "down") })).rejects.toMatchObject({ code });
    },
  );
});
