import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf } from "@serambi/platform/testing";

import { postsFixture } from "../testing/postsFixture";
import { seedPosts } from "../seed/seedPosts";
import { NOW, RATNA, whole, WritingPlatform } from "../testing/WritingPlatform";
import type { WritingSummary } from "./listWriting";

const OPEN_TIMEOUT_MS = 60_000;
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

describeWithDatabase("what is written for a site", (openEmpty) => {
  let blog: WritingPlatform;

  beforeAll(async () => {
    blog = await WritingPlatform.start(openEmpty);
  }, OPEN_TIMEOUT_MS);
  beforeEach(() => {
    blog.platform.now = NOW;
  });
  afterAll(() => blog.platform.stop());

  it("is for those who write for this site alone", async () => {
    const draft = await blog.make("blog");
    const one = `one/blog/${draft.id}`;
    const student = await blog.platform.logIn(blog.melati, "student", 4);
    const there = await blog.platform.logIn(await blog.platform.tenantId("kenanga"), "writer-there", 6);
    expect([
      (await blog.get(one, null)).status,
      (await blog.get(one, student)).status,
      (await blog.post("new", { kind: "blog" }, null)).status,
      (await blog.post("new", { kind: "blog" }, student)).status,
      (await blog.post(`${one}/publish`, { version: 1 }, student)).status,
      (await blog.put(one, { version: 1, value: {} }, student)).status,
      // A writer of another site, there and here.
      (await blog.get(one, there, "kenanga.localhost")).status,
      (await blog.get(one, there)).status,
    ]).toEqual([401, 403, 401, 403, 403, 403, 404, 401]);
  });

  it("keeps a draft from visitors, and says what it still needs", async () => {
    const draft = await blog.save(await blog.make("article"), { title: "Setengah jadi", slug: "setengah-jadi" });
    expect(draft).toMatchObject({ state: "draft", version: 2, isChanged: true, changedBy: "Ratna" });
    expect(await blog.detail("setengah-jadi")).toBe(404);
    const refused = await blog.post(`one/article/${draft.id}/publish`, { version: 2 });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body.data as { fields: object }).fields).toSorted()).toEqual([
      "category",
      "summary",
      "text",
    ]);
    expect(await blog.detail("setengah-jadi")).toBe(404);
  });

  it("tells a later save of the earlier one, and loses neither", async () => {
    const draft = await blog.make("blog");
    const first = await blog.save(draft, { title: "Dari Ratna" });
    const late = await blog.put(`one/blog/${draft.id}`, {
      version: draft.version,
      value: { ...draft.value, title: "Lain" },
    });
    expect(late.status).toBe(409);
    expect((await blog.open("blog", draft.id)).value.title).toBe("Dari Ratna");
    expect((await blog.save(first, { title: "Keduanya" })).value.title).toBe("Keduanya");
  });

  it("renders Markdown as every rich text is cleaned, and counts it", async () => {
    const text = `## Satu\n\n[klik](javascript:alert(1)) <script>alert(1)</script><img src=x onerror=alert(1)>\n\n<aside class="pull"><p>Dua</p></aside>\n\n${"kata ".repeat(500)}`;
    const shown = await blog.published({ title: "Berbahaya", text });
    const { data } = (await blog.platform.get(`/post/detail?id=${shown.id}`)).body;
    const { content, readingMinutes } = data as { content: string; readingMinutes: number };
    expect(content).not.toMatch(/javascript:|<script|onerror/);
    expect(content).toContain("<h2>Satu</h2>");
    expect(content).toContain('<aside class="pull">');
    expect(readingMinutes).toBe(3);
  });

  it("shows a picture only with words for it, unless it is for the eye alone", async () => {
    const draft = await blog.save(await blog.make("blog"), {
      ...whole,
      title: "Bersampul",
      cover: "/media/melati/a.jpg",
    });
    const refused = await blog.post(`one/blog/${draft.id}/publish`, { version: draft.version });
    expect([refused.status, refused.body.data]).toMatchObject([422, { fields: { coverAlt: expect.any(String) } }]);
    await blog.act(await blog.save(draft, { coverAlt: "Meja makan" }), "publish");
    expect((await blog.platform.get(`/post/detail?id=${draft.id}`)).body.data).toMatchObject({
      cover: "/media/melati/a.jpg",
      coverAlt: "Meja makan",
    });
  });

  it("edits what the seed brought, whose text stays as it was unless it is changed; no later seed writes it again", async () => {
    const seeded = await blog.open("article", "202");
    expect(seeded).toMatchObject({
      version: 0,
      state: "published",
      value: { text: "Pagi\u00a0ini **rambutan** masak." },
    });
    await blog.act(await blog.save(seeded, { title: "Judul dari situs" }), "publish");
    const now = async () => (await blog.platform.get("/post/detail?id=202")).body.data;
    expect(await now()).toMatchObject({ title: "Judul dari situs", content: expect.stringContaining('class="lepas"') });
    await blog.act(await blog.open("blog", "101"), "withdraw");
    const tenant = { id: blog.melati, key: "melati", language: "id" } as const;
    await blog.platform.inTenant(blog.melati, (tx) =>
      seedPosts({ sql: sqlOf(tx), db: tx, tenant }, postsFixture("id")),
    );
    expect(await now()).toMatchObject({ title: "Judul dari situs" });
    expect((await blog.open("blog", "101")).state).toBe("withdrawn");
  });

  it("holds events, episodes and pictures with what they have of their own", async () => {
    const event = await blog.save(await blog.make("event"), {
      ...whole,
      title: "Bengkel esai",
      event: {
        startsAt: "2026-12-10T02:00:00Z",
        endsAt: "2026-12-10T05:00:00Z",
        timeZone: "Asia/Makassar",
        place: { name: "Aula", address: "", city: "Makassar" },
        isOnline: false,
        programme: [{ startsAt: "2026-12-10T02:00:00Z", title: "Pembukaan" }],
      },
    });
    await blog.act(event, "publish");
    expect((await blog.platform.get("/post/detail?id=bengkel-esai")).body.data).toMatchObject({
      startsAt: "2026-12-10T02:00:00.000Z",
      programme: [{ title: "Pembukaan" }],
    });
    const episode = await blog.save(await blog.make("podcast"), {
      ...whole,
      title: "Episode tiga",
      episode: { number: 3, audio: { src: "/media/melati/tiga.mp3", seconds: 60, bytes: 10, mime: "audio/mpeg" } },
    });
    await blog.act(episode, "publish");
    expect((await blog.platform.get("/podcast/detail?id=episode-tiga")).body.data).toMatchObject({
      number: 3,
      chapters: [],
    });
    const sent = await blog.platform.app.inject({
      method: "POST",
      url: "/drive/upload?name=a.png",
      payload: PIXEL,
      headers: { ...blog.headers(), "content-type": "image/png" },
    });
    const file = sent.json<{ data: { id: string } }>().data.id;
    const picture = (await blog.post("picture", { file })).body.data as {
      address: string;
      width: number;
      height: number;
    };
    expect(picture).toEqual({ address: expect.stringMatching(/^\/media\/melati\//), width: 1, height: 1 });
    expect((await blog.post("picture", { file })).status).toBe(422);
    const { address: src, ...size } = picture;
    const hung = await blog.save(await blog.make("picture"), {
      title: "Ruang tamu",
      picture: { src, ...size, alt: "Meja", caption: "", colour: "#aabbcc" },
    });
    await blog.act(hung, "publish");
    const first = async () =>
      ((await blog.platform.get("/post/gallery/list")).body.data as { items: { slug: string }[] }).items[0];
    expect(await first()).toMatchObject({ slug: "ruang-tamu", src });
  });

  it("tells of links that lead nowhere, or to what is not shown yet", async () => {
    const text = "[a](/News/kabar-beasiswa) [b](/Articles/nanti) [c](/Blog/tak-ada) [d](https://contoh.example)";
    const { data } = (await blog.post("preview", { text })).body;
    expect(data).toMatchObject({
      words: 4,
      minutes: 1,
      links: [{ leads: "there" }, { leads: "later" }, { leads: "nowhere" }, { leads: "unchecked" }],
    });
  });

  it("lists all of the site with its state", async () => {
    const list = async (query: string) =>
      (await blog.get(`list?${query}`)).body.data as { items: WritingSummary[]; totalItems: number };
    await blog.save(await blog.make("blog"), { title: "Pertama di daftar" });
    blog.platform.now = new Date(NOW.getTime() + 1000);
    await blog.save(await blog.make("blog"), { title: "Pertama sekali di daftar" });
    const { items } = await list("search=di daftar");
    expect(items.map(({ title, state }) => [title, state])).toEqual([
      ["Pertama sekali di daftar", "draft"],
      ["Pertama di daftar", "draft"],
    ]);
    expect((await list("kind=picture&pageSize=3")).items).toMatchObject([
      { kind: "picture" },
      { kind: "picture" },
      { kind: "picture" },
    ]);
    const scheduled = await list("state=scheduled");
    expect(scheduled.items.map(({ slug }) => slug)).toContain("nanti");
    expect(await list("page=90")).toMatchObject({ items: [], totalItems: expect.any(Number) });
  });

  it("is in its writer's copy, and stays without them", async () => {
    await blog.save(await blog.make("blog"), { title: "Milik Ratna" });
    expect(JSON.stringify(await blog.platform.copyOf("melati", RATNA))).toContain("Milik Ratna");
    await blog.platform.forget("melati", RATNA);
    expect(JSON.stringify(await blog.platform.copyOf("melati", RATNA))).not.toContain("Milik Ratna");
    const [first] = ((await blog.get("list?search=Milik Ratna")).body.data as { items: WritingSummary[] }).items;
    expect(first).toMatchObject({ changedBy: "" });
  });
});
