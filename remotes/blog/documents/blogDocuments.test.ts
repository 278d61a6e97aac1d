import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { loadCatalogue, type PageContext } from "@serambi/kernel/remote";
import { matchPath } from "@serambi/kernel/router";
import { HOST_TOOLS, type DocumentFile } from "@serambi/kernel/server";
import { answer, answerPage, fakeDeps, fakeHttp, fakeTenant, type Answers } from "@serambi/kernel/testing";

import type { EpisodeSummary, PostSummary } from "../contract/hosts/posts";
import { remote } from "../remote";
import { sampleEpisode, sampleEpisodeDetail } from "../testing/podcast/sampleEpisodes";
import { sampleArticle, samplePost } from "../testing/samplePosts";
import { blogDocuments } from "./blogDocuments.server";

const ROUTES = ["/", "/Blog", "/Blog/:id/:title?", "/Podcast", "/Podcast/:id/:title?"];

const site = (routes: readonly string[] = ROUTES, language: "id" | "en" = "id") =>
  fakeTenant({ language, settings: { title: "Lembar", routes: [...routes] } });

/** Asks for a document as a host does. */
const ask = async (path: string, answers: Answers = {}, tenant = site()) => {
  const found = blogDocuments.flatMap((document) =>
    document.paths.map((pattern) => ({ document, pattern, match: matchPath(pattern, decodeURI(path)) })),
  );
  const asked = found.find(({ match }) => match);
  if (!asked?.match) throw new Error(`No document answers ${path}`);
  const http = fakeHttp(answers);
  const { language } = tenant;
  const t = await loadCatalogue(remote, asked.document, language);
  const { params } = asked.match;
  const context: PageContext = { ...asked, path, params, query: new URLSearchParams(), tenant, language, t };
  const file = await asked.document.loader({ ...fakeDeps({ tenant, http }), ...HOST_TOOLS }, context);
  return { file, http };
};

const feedOf = async (path: string, answers: Answers, tenant = site()) => {
  const { file } = await ask(path, answers, tenant);
  if (file.kind !== "feed") throw new Error(`${path} came to ${file.kind}`);
  return file;
};

const NOT_FOUND = { kind: "not-found" };
const LIST = "services post/article/list?kind=blog&page=1&pageSize=20";
const DETAIL = "services post/detail";
const down = new AppError("offline", "away");
const blog = { [LIST]: answerPage([samplePost()]), [DETAIL]: answer(sampleArticle({ content: "<p>Perahu</p>" })) };

describe("the feeds that a site has", () => {
  it.each(["rss.xml", "feed.json"])(
    "are %s of each section that it lists, in any letter case, and of no other",
    async (file) => {
      expect((await feedOf(`/blog/${file}`, blog)).format).toBe(file === "rss.xml" ? "rss" : "json");
      for (const section of ["News", "Berita", "Articles"])
        expect((await ask(`/${section}/${file}`)).file).toEqual(NOT_FOUND);
      expect((await ask(`/Podcast/${file}`, {}, site(["/"]))).file).toEqual(NOT_FOUND);
      expect((await ask(`/${file}`, {}, site(["/", "/Podcast"]))).file).toEqual(NOT_FOUND);
    },
  );

  it("are named in the head of every page where there is one of the whole site", () => {
    const named = (routes: readonly string[]) =>
      blogDocuments.flatMap(({ alternates }) => alternates?.(site(routes)) ?? []);
    expect(named(ROUTES)).toEqual([
      { path: "/rss.xml", type: "application/rss+xml", title: "" },
      { path: "/feed.json", type: "application/feed+json", title: "" },
    ]);
    expect(named(["/", "/Podcast"])).toEqual([]);
  });
});

describe("the feed of a section", () => {
  it("has the newest posts of its kind, each at its right address, in the site's language", async () => {
    const feed = await feedOf("/Blog/rss.xml", blog);
    expect(feed).toMatchObject({
      title: "Blog Lembar",
      description: "Blog Lembar: setiap tulisan baru, utuh, yang terbaru lebih dulu.",
      page: "/Blog",
      isShared: true,
    });
    expect(feed.series).toBeUndefined();
    expect(feed.items).toMatchObject([
      {
        path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu",
        title: "Perpustakaan di atas perahu",
        author: "Marlina Tahitoe",
        publishedAt: "2026-10-19T07:00:00+07:00",
        categories: ["Sekolah", "membaca", "kepulauan"],
        language: "id",
        html: "<p>Perahu</p>",
        image: undefined,
      },
    ]);
    const english = site(["/News", "/News/:id/:title?"], "en");
    const news = await feedOf("/News/feed.json", { "services post/article/list": answerPage([]) }, english);
    expect(news.title).toBe("News from Lembar");
  });

  it("has the content of a post sanitised, and none where it cannot be had", async () => {
    const hostile = answer(sampleArticle({ content: '<p onclick="x()">Perahu <script>alert(1)</script></p>' }));
    const htmlOf = async (detail: unknown) =>
      (await feedOf("/Blog/rss.xml", { ...blog, [DETAIL]: detail })).items.map(({ html }) => html);
    expect(await htmlOf(hostile)).toEqual(["<p>Perahu </p>"]);
    expect(await htmlOf(down)).toEqual([""]);
  });

  it("has a picture of another host come through the site's own address", async () => {
    const cover = "https://cdn.example/a.jpg";
    const { items } = await feedOf("/Blog/rss.xml", { ...blog, [LIST]: answerPage([samplePost({ cover })]) });
    expect(items[0]?.image).toBe("/_image/w_1280/https/cdn.example/a.jpg");
  });

  it("names no post that the site has no page for", async () => {
    expect((await feedOf("/Blog/rss.xml", blog, site(["/", "/Blog"]))).items).toEqual([]);
  });

  it("fails where the host does", async () => {
    await expect(ask("/Blog/rss.xml", { [LIST]: down })).rejects.toMatchObject({ code: "offline" });
  });
});

describe("the feed of the whole site", () => {
  it("has the newest of all sections, each once, and no episodes", async () => {
    const post = (kind: PostSummary["kind"], day: number) =>
      samplePost({ id: `${kind}-${day}`, kind, publishedAt: `2026-10-${day}T07:00:00+07:00` });
    const days = Array.from({ length: 15 }, (_, index) => 30 - index);
    const list = (kind: PostSummary["kind"]) => answerPage(days.map((day) => post(kind, day)));
    const { file, http } = await ask(
      "/rss.xml",
      {
        "services post/article/list?kind=blog&page=1&pageSize=20": list("blog"),
        "services post/article/list?kind=news&page=1&pageSize=20": list("news"),
        [DETAIL]: answer(sampleArticle()),
      },
      site([...ROUTES, "/News", "/News/:id/:title?", "/Berita", "/Berita/Detail/:id?/:title?"]),
    );
    if (file.kind !== "feed") throw new Error(`It came to ${file.kind}`);
    expect([file.title, file.page, file.items.length]).toEqual(["Lembar", "/", 20]);
    expect(file.items.slice(0, 4).map(({ publishedAt }) => publishedAt.slice(8, 10))).toEqual(["30", "30", "29", "29"]);
    expect(new Set(file.items.map(({ path }) => path)).size).toBe(20);
    // Two lists, and the content of what is in the feed.
    expect(http.calls).toHaveLength(22);
  });
});

describe("the feed of the podcast", () => {
  const pageOf = (number: number, items: readonly EpisodeSummary[]) =>
    answerPage(items, { page: number, perPage: 1, totalItems: 2 });
  const detail = answer(sampleEpisodeDetail({ content: "<p>Catatan</p>" }));

  it("has every episode with its recording, over all pages, and its cover", async () => {
    const feed = await feedOf("/Podcast/rss.xml", {
      "services podcast/list?page=1&pageSize=50": pageOf(1, [sampleEpisode(8)]),
      "services podcast/list?page=2&pageSize=50": pageOf(2, [sampleEpisode(7)]),
      "services podcast/detail": detail,
    });
    expect([feed.title, feed.series]).toEqual([
      "Podcast Lembar",
      { category: "Education", cover: "/Podcast/cover.png" },
    ]);
    expect(feed.items).toMatchObject([
      {
        path: "/Podcast/episode-8/suara-dari-dermaga-8",
        html: "<p>Catatan</p>",
        audio: { src: "/media/contoh/episode-8.mp3", bytes: 291_456, seconds: 145.7, number: 8 },
      },
      { path: "/Podcast/episode-7/suara-dari-dermaga-7", audio: { number: 7 } },
    ]);
  });

  it("reads the notes of the newest twenty only", async () => {
    const episodes = Array.from({ length: 25 }, (_, index) => sampleEpisode(25 - index));
    const list = { "services podcast/list": answerPage(episodes), "services podcast/detail": detail };
    const { items } = await feedOf("/Podcast/rss.xml", list);
    expect(items.filter(({ html }) => html !== "")).toEqual(items.slice(0, 20));
  });

  it("names what an episode is read along with, where the host says it", async () => {
    const told = sampleEpisode(8, { hasTranscript: true, hasChapters: false });
    const list = { "services podcast/list": answerPage([told, sampleEpisode(7)]), "services podcast/detail": detail };
    const { items } = await feedOf("/Podcast/rss.xml", list);
    expect(items.map(({ audio }) => [audio?.transcript, audio?.chapters])).toEqual([
      ["/Podcast/episode-8/suara-dari-dermaga-8/transcript.vtt", undefined],
      [undefined, undefined],
    ]);
  });

  it("has a cover with the name of the site", async () => {
    expect((await ask("/Podcast/cover.png")).file).toMatchObject({
      kind: "cover",
      title: "Lembar",
      subtitle: "Podcast",
    });
    expect((await ask("/Podcast/cover.png", {}, site(["/"]))).file).toEqual(NOT_FOUND);
  });
});

describe("what an episode is read along with", () => {
  const fileOf = async (path: string, detail: unknown = answer(sampleEpisodeDetail()), tenant = site()) =>
    (await ask(path, { "services podcast/detail": detail }, tenant)).file;
  const bodyOf = (file: DocumentFile | { readonly kind: string }) => ("body" in file ? file.body : file.kind);

  it("is its transcript as WebVTT and its chapters as JSON, by the address of the episode, whatever it is called by now", async () => {
    const transcript = await fileOf("/podcast/episode-8/nama-lama/transcript.vtt");
    expect(transcript).toMatchObject({ kind: "text", type: "text/vtt; charset=utf-8" });
    expect(bodyOf(transcript)).toMatch(/^WEBVTT\n\n00:00:00\.400 --> 00:00:06\.000\n<v Rani>Pukul lima pagi/);
    const chapters = await fileOf("/Podcast/episode%208/chapters.json");
    expect(chapters).toMatchObject({ kind: "text", type: "application/json+chapters" });
    expect(JSON.parse(bodyOf(chapters))).toEqual({
      version: "1.2.0",
      chapters: [
        { startTime: 0, title: "Menunggu" },
        { startTime: 40.5, title: "Menghitung" },
        { startTime: 100, title: "Pulang" },
      ],
    });
  });

  it("asks for the episode by its id", async () => {
    const { http } = await ask("/Podcast/episode%208/x/chapters.json", {
      "services podcast/detail": answer(sampleEpisodeDetail()),
    });
    expect(http.calls).toEqual(["services podcast/detail?id=episode+8"]);
  });

  it("is none where there is nothing to read, or no page of an episode, and fails where the host does", async () => {
    const silent = answer(sampleEpisodeDetail({ transcript: [], chapters: [] }));
    for (const file of ["transcript.vtt", "chapters.json"]) {
      expect(await fileOf(`/Podcast/episode-8/x/${file}`, silent)).toEqual(NOT_FOUND);
      expect(await fileOf(`/Podcast/episode-8/x/${file}`, undefined, site(["/", "/Podcast"]))).toEqual(NOT_FOUND);
    }
    const missing = new AppError("not-found", "none");
    await expect(fileOf("/Podcast/8/transcript.vtt", missing)).rejects.toMatchObject({ code: "not-found" });
  });
});
