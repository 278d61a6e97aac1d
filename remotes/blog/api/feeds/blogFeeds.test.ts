import { describe, expect, it } from "@jest/globals";
import type { EpisodeSummary } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, fakeDeps, fakeHttp, fakeTenant, type Answers } from "@serambi/kernel/testing";

import { feedTexts as en } from "../../messages/feeds.en";
import { feedTexts as id } from "../../messages/feeds.id";
import { sampleArticle, samplePost } from "../../testing/samplePosts";
import { blogFeeds } from "./blogFeeds";

const feeds = blogFeeds({ id, en });
const ROUTES = ["/", "/Blog", "/Blog/:id/:title?", "/Podcast", "/Podcast/:id/:title?"];

const site = (routes: readonly string[] = ROUTES) => fakeTenant({ settings: { title: "Lembar", routes: [...routes] } });

const read = (section: string, answers: Answers, tenant = site()) =>
  feeds.read(section, fakeDeps({ tenant, http: fakeHttp(answers) }));

const episode = (overrides: Partial<EpisodeSummary> = {}): EpisodeSummary => ({
  ...samplePost({ id: "episode-8", slug: "suara-dari-dermaga", kind: "podcast" }),
  number: 8,
  audio: { src: "/media/media/episode-8.mp3", mime: "audio/mpeg", bytes: 291_456, seconds: 145.7 },
  ...overrides,
});

describe("the feeds that a site has", () => {
  it("are one for each section that it lists, in its own language", () => {
    expect(feeds.sections(site())).toEqual([
      { section: "/Blog", title: "Blog" },
      { section: "/Podcast", title: "Podcast", podcast: "Education" },
    ]);
    const english = fakeTenant({ language: "en", settings: { routes: ["/News", "/Articles"] } });
    expect(feeds.sections(english)).toEqual([
      { section: "/News", title: "News" },
      { section: "/Articles", title: "Articles" },
    ]);
    expect(feeds.sections(site(["/", "/Courses"]))).toEqual([]);
  });
});

describe("the feed of a section", () => {
  const list = { "services post/article/list?kind=blog&page=1&pageSize=20": answerPage([samplePost()]) };

  it("has the newest posts of its kind, each at its right address", async () => {
    const feed = await read("/Blog", list);
    expect([feed.title, feed.description]).toEqual([
      "Blog Lembar",
      "Blog Lembar: setiap tulisan baru, utuh, yang terbaru lebih dulu.",
    ]);
    expect(feed.items).toMatchObject([
      {
        path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu",
        title: "Perpustakaan di atas perahu",
        author: "Marlina Tahitoe",
        publishedAt: "2026-10-19T07:00:00+07:00",
        categories: ["Sekolah", "membaca", "kepulauan"],
        language: "id",
        image: undefined,
      },
    ]);
  });

  it("asks for the content of a post only when that is wanted, and gives it sanitised", async () => {
    const content = '<p onclick="x()">Perahu <script>alert(1)</script></p>';
    const http = fakeHttp({ ...list, "services post/detail": answer(sampleArticle({ content })) });
    const { items } = await feeds.read("/Blog", fakeDeps({ tenant: site(), http }));
    expect(http.calls).toHaveLength(1);
    expect(await items[0]?.html()).toBe("<p>Perahu </p>");
    expect(http.calls).toEqual([expect.anything(), "services post/detail?id=tulisan-101"]);
  });

  it("has a picture of another host come through the site's own address", async () => {
    const cover = "https://cdn.example/a.jpg";
    const { items } = await read("/Blog", { "services post/article/list": answerPage([samplePost({ cover })]) });
    expect(items[0]?.image).toBe("/_image/w_1280/https/cdn.example/a.jpg");
  });

  it("names no post that the site has no page for", async () => {
    expect((await read("/Blog", list, site(["/", "/Blog"]))).items).toEqual([]);
  });

  it("fails where the host does", async () => {
    const down = { "services post/article/list": new AppError("offline", "away") };
    await expect(read("/Blog", down)).rejects.toMatchObject({ code: "offline" });
  });
});

describe("the feed of the podcast", () => {
  it("has every episode with its recording, over all pages", async () => {
    const page = (number: number, items: EpisodeSummary[]) => ({
      ...answerPage(items),
      data: { page: number, perPage: 50, totalItems: 2, totalPages: 2, items },
    });
    const feed = await read("/Podcast", {
      "services podcast/list?page=1&pageSize=50": page(1, [episode()]),
      "services podcast/list?page=2&pageSize=50": page(2, [episode({ id: "episode-7", slug: "b", number: 7 })]),
      "services podcast/detail": answer({
        ...episode(),
        content: "<p>Catatan</p>",
        chapters: [],
        transcript: [],
      }),
    });
    expect(feed.title).toBe("Podcast Lembar");
    expect(feed.items).toMatchObject([
      {
        path: "/Podcast/episode-8/suara-dari-dermaga",
        audio: { src: "/media/media/episode-8.mp3", bytes: 291_456, seconds: 145.7, number: 8 },
      },
      { path: "/Podcast/episode-7/b", audio: { number: 7 } },
    ]);
    expect(await feed.items[0]?.html()).toBe("<p>Catatan</p>");
  });

  it("says what an episode is read along with, where the host says it", async () => {
    const told = episode({ hasTranscript: true, hasChapters: false });
    const feed = await read("/Podcast", { "services podcast/list": answerPage([told, episode()]) });
    expect(feed.items.map(({ audio }) => [audio?.hasTranscript, audio?.hasChapters])).toEqual([
      [true, false],
      [undefined, undefined],
    ]);
  });

  it("has that by the address of the episode, whatever it is called by now", async () => {
    const transcript = [{ speaker: "Rani", text: "Halo.", from: 0.2, to: 1.5 }];
    const chapters = [{ title: "Awal", from: 0 }];
    const http = fakeHttp({
      "services podcast/detail": answer({ ...episode(), content: "<p>Catatan</p>", transcript, chapters }),
    });
    const recording = (path: string) => feeds.recording?.(path, fakeDeps({ tenant: site(), http }));
    expect(await recording("/podcast/episode%208/nama-lama")).toEqual({ transcript, chapters });
    expect(await recording("/Podcast")).toBeNull();
    expect(await recording("/Blog/8/x")).toBeNull();
    expect(http.calls).toEqual(["services podcast/detail?id=episode+8"]);
  });
});
