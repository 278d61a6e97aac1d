import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
  Category,
  Episode,
  EpisodeSummary,
  EventDetail,
  EventSummary,
  GalleryItem,
  Post,
  PostSummary,
} from "../../contract/hosts/posts";
import { type Page } from "@serambi/kernel/contracts";

import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";

import { serviceWithPosts } from "../testing/serviceWith";

const OPEN_TIMEOUT_MS = 60_000;

interface Listed {
  readonly slug: string;
}

describeWithDatabase("posts", (openEmpty) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWithPosts] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const data = async (path: string, host?: string): Promise<unknown> => {
    const { status, body } = await platform.get(path, host);
    expect([path, status, body.status]).toEqual([path, 200, true]);
    return body.data;
  };
  const list = async <T extends Listed = PostSummary>(path: string) => (await data(path)) as Page<T>; // as its path gives it
  const slugs = async (path: string) => (await list(path)).items.map(({ slug }) => slug);

  it("lists what there is to read, the newest first, six to a page, in the contract's own form", async () => {
    const first = await list("/post/article/list");
    expect(first).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 });
    expect(first.items).toEqual(first.items.map((item) => PostSummary.parse(item)));
    expect(first.items.map(({ slug }) => slug)).toEqual([
      "tanda-baca",
      "kabar-beasiswa",
      "catatan-5",
      "catatan-4",
      "catatan-3",
      "catatan-2",
    ]);
    expect(await slugs("/post/article/list?page=2")).toEqual(["101", "catatan-1"]);
    expect(await list("/post/article/list?page=9999")).toMatchObject({ page: 9_999, totalItems: 8, items: [] });
  });

  it("narrows it by category, kind and page size, together", async () => {
    expect(await slugs("/post/article/list?categorySlug=KABAR")).toEqual(["kabar-beasiswa"]);
    expect(await slugs("/post/article/list?kind=article")).toEqual(["tanda-baca"]);
    expect(await list("/post/article/list?kind=blog&categorySlug=catatan&pageSize=2")).toMatchObject({
      totalItems: 6,
      totalPages: 3,
    });
    expect(await slugs("/post/article/list?kind=news&categorySlug=catatan")).toEqual([]);
  });

  it.each([
    ["a word of the title", "beasiswa", ["kabar-beasiswa"]],
    ["part of a word of the content", "RAMBU", ["tanda-baca"]],
    ["words in any order", "utami diskon", ["tanda-baca"]],
    ["a tag", "ejaan", ["tanda-baca"]],
    ["the name of a category", "kabar", ["kabar-beasiswa"]],
    ["signs that are patterns elsewhere", "100% nama_kolom", ["tanda-baca"]],
    ["quotes", '"nama', ["tanda-baca"]],
    ["an emoji", "😀", ["tanda-baca"]],
    ["a sign that stands for others elsewhere", "cat_tan", []],
    ["what is HTML and no word", "lepas", []],
    ["a query of its own", "' or 1=1 --", []],
  ])("finds %s", async (_what, search, found) => {
    expect(await slugs(`/post/article/list?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it("gives an empty list for a category, a kind or a type that nobody has", async () => {
    for (const query of [
      "article/list?categorySlug=tidak-ada",
      "article/list?kind=podcast",
      "list?kind=x",
      "list?type=x",
    ])
      expect(await list(`/post/${query}`)).toMatchObject({ totalItems: 0, totalPages: 0, items: [] });
    expect(await list("/v2/post/category?kind=x")).toMatchObject({ totalItems: 0, items: [] });
  });

  it("lists posts of one kind or of all, ten to a page", async () => {
    expect(await list("/post/list")).toMatchObject({ page: 1, perPage: 10, totalItems: 14, totalPages: 2 });
    expect(await slugs("/post/list?kind=news")).toEqual(["kabar-beasiswa"]);
    expect(await slugs("/post/list?type=guide")).toEqual(["tanda-baca"]);
    expect(await slugs("/post/list?kind=&type=&active=&pageSize=1")).toEqual(["siniar-dua"]);
  });

  it("lists events with their time and place: the soonest to come first, then the latest of those that are over", async () => {
    const events = await list<EventSummary>("/post/list?kind=event");
    expect(events.items).toEqual(events.items.map((item) => EventSummary.parse(item)));
    expect(events.items.map(({ slug }) => slug)).toEqual(["temu-besok", "bengkel-nanti", "pameran-lalu", "temu-lama"]);
    expect(events.items[0]).toMatchObject({
      startsAt: "2026-11-21T02:00:00.000Z",
      timeZone: "Asia/Makassar",
      place: { city: "Makassar" },
    });
    expect(await slugs("/post/list?kind=event&active=true")).toEqual(["temu-besok", "bengkel-nanti"]);
    expect(await slugs("/post/list?kind=event&active=0")).toEqual(["pameran-lalu", "temu-lama"]);
    expect(await slugs("/post/list?kind=event&type=talk&active=1")).toEqual(["temu-besok"]);
    expect(await slugs("/post/list?kind=blog&active=false")).toEqual([]);
  });

  it("gives a post by its id or its slug, a value that is somebody's id being that id", async () => {
    const found = await data("/post/detail?id=202");
    expect(found).toEqual(Post.parse(found));
    expect(found).toMatchObject({
      slug: "tanda-baca",
      category: { slug: "catatan", name: "Catatan Kelas" },
      content: expect.stringContaining("<script>"),
      art: { motif: "kawung" },
    });
    expect(await data("/post/detail?id=TANDA-baca")).toEqual(found);
    expect(await data("/post/detail?id=101")).toMatchObject({ id: "101", slug: "catatan-1" });
  });

  it("names those before and after it, of its own kind", async () => {
    expect(await data("/post/detail?id=102")).toMatchObject({
      previous: { id: "203", slug: "101", title: "Pemilik slug" },
      next: { id: "103" },
    });
    expect(await data("/post/detail?id=101")).toMatchObject({ previous: null });
    expect(await data("/post/detail?id=105")).toMatchObject({ next: null });
    expect(await data("/post/detail?id=temu-besok")).toMatchObject({
      previous: { slug: "pameran-lalu" },
      next: { slug: "bengkel-nanti" },
    });
  });

  it("gives an event with its programme", async () => {
    const found = await data("/post/detail?id=bengkel-nanti");
    expect(found).toEqual(EventDetail.parse(found));
    expect(found).toMatchObject({ programme: [{ title: "Pembukaan" }], isOnline: false });
  });

  it("shows nothing before it is published", async () => {
    expect(await platform.get("/post/detail?id=nanti")).toEqual({
      status: 404,
      body: { status: false, message: "Tulisan tidak ditemukan", data: null },
    });
    const before = platform.now;
    platform.now = new Date("2026-12-25T00:00:00Z");
    try {
      await platform.renewToken();
      expect(await data("/post/detail?id=nanti")).toMatchObject({ title: "Belum terbit" });
      expect(await slugs("/post/article/list?pageSize=1")).toEqual(["nanti"]);
    } finally {
      platform.now = before;
      await platform.renewToken();
    }
  });

  it("gives the categories that have something to read, in order, with how much", async () => {
    const page = await list<Category>("/v2/post/category");
    expect(page).toMatchObject({ page: 1, perPage: 6, totalItems: 2 });
    expect(page.items).toEqual([
      { slug: "catatan", name: "Catatan Kelas", postCount: 7 },
      { slug: "kabar", name: "Kabar", postCount: 1 },
    ]);
    expect(page.items).toEqual(page.items.map((item) => Category.parse(item)));
    expect(await slugs("/v2/post/category?search=KELAS")).toEqual(["catatan"]);
    expect(await slugs("/v2/post/category?categorySlug=kabar")).toEqual(["kabar"]);
    expect(await slugs("/v2/post/category?kind=event")).toEqual(["acara"]);
    expect(await slugs("/v2/post/category?page=2&pageSize=1")).toEqual(["kabar"]);
  });

  it("lists episodes with their audio, and gives one with chapters and all that is said", async () => {
    const episodes = await list<EpisodeSummary>("/podcast/list");
    expect(episodes.items).toEqual(episodes.items.map((item) => EpisodeSummary.parse(item)));
    expect(episodes.items.map(({ number }) => number)).toEqual([2, 1]);
    expect(episodes.items.map(({ hasTranscript, hasChapters }) => [hasTranscript, hasChapters])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(await slugs("/podcast/list?search=satu&categorySlug=siniar")).toEqual(["siniar-satu"]);
    const found = await data("/podcast/detail?id=siniar-satu");
    expect(found).toEqual(Episode.parse(found));
    expect(found).toMatchObject({
      audio: { mime: "audio/mpeg", seconds: 12.5 },
      transcript: [{ speaker: "Sari", from: 0.2, to: 1.5 }],
      next: { slug: "siniar-dua" },
    });
  });

  it("keeps posts and episodes apart", async () => {
    expect((await platform.get("/post/detail?id=301")).status).toBe(404);
    expect(await platform.get("/podcast/detail?id=101")).toMatchObject({
      status: 404,
      body: { message: "Episode tidak ditemukan" },
    });
  });

  it("lists pictures, the newest first, six to a page, and the page that one of them stands on", async () => {
    const page = await list<GalleryItem>("/post/gallery/list");
    expect(page).toMatchObject({ page: 1, perPage: 6, totalItems: 7, totalPages: 2 });
    expect(page.items).toEqual(page.items.map((item) => GalleryItem.parse(item)));
    expect(page.items[0]).toMatchObject({ slug: "gambar-7", width: 1_200, height: 800, colour: "#aabbcc" });
    expect(await slugs("/post/gallery/list?page=2")).toEqual(["gambar-1"]);
    expect(await list("/post/gallery/list?slug=gambar-1")).toMatchObject({ page: 2, items: [{ slug: "gambar-1" }] });
    expect(await list("/post/gallery/list?slug=gambar-5&pageSize=2")).toMatchObject({ page: 2 });
    expect(await list("/post/gallery/list?slug=tidak-ada")).toMatchObject({ page: 1 });
  });

  const wrong = [
    "/post/article/list?page=abc",
    "/post/article/list?page=0",
    "/post/article/list?page=-1",
    "/post/article/list?pageSize=1e9",
    "/post/article/list?pageSize=1000000000",
    "/post/article/list?page=1&page=2",
    "/post/article/list?search=%00",
    `/post/article/list?search=${"a".repeat(5_000)}`,
    "/podcast/list?page=1.5",
    "/v2/post/category?page=abc",
    "/post/list?active=maybe",
    "/post/gallery/list?page=abc",
    "/post/detail",
    "/post/detail?id=%20",
    `/podcast/detail?id=${"a".repeat(5_000)}`,
  ];
  it.each(wrong.map((path) => [path.slice(0, 50), path] as const))(
    "says what is wrong with %s",
    async (_begin, path) => {
      const { status, body } = await platform.get(path);
      expect([status, body.status]).toEqual([422, false]);
      const { fields } = body.data as { fields: Record<string, string> }; // decisions, section 8
      expect(Object.values(fields).join()).toMatch(/\w+ \w+/);
      expect(Object.values(fields)).not.toContain("Nilai ini tidak sah");
    },
  );

  it("lends an assistant what is published and has a page, without markup: a scheduled post once its time has come", async () => {
    const routes = ["/", "/Blog/:id/:title?", "/News/:id/:title?", "/Event/:slug"];
    const lent = await platform.passagesOf("melati", routes);
    const titles = new Set(lent.map(({ title }) => title));
    expect([titles.has("Catatan 1"), titles.has("Kabar beasiswa"), titles.has("Belum terbit")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(lent.map(({ text }) => text)).toContain("Pagi ini rambutan masak.");
    expect(await platform.passagesOf("melati", ["/"])).toEqual([]);
    const before = platform.now;
    platform.now = new Date("2026-12-25T00:00:00Z");
    expect((await platform.passagesOf("melati", routes)).map(({ title }) => title)).toContain("Belum terbit");
    platform.now = before;
  });

  it("gives each tenant its own", async () => {
    expect(await data("/post/detail?id=101", "kenanga.localhost")).toMatchObject({ language: "en" });
    expect(await data("/post/detail?id=101")).toMatchObject({ language: "id" });
  });
});
