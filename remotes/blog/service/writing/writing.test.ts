import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { postsFixture } from "../testing/postsFixture";
import { seedPosts } from "../seed/seedPosts";
import { serviceWithPosts } from "../testing/serviceWith";
import type { Writing } from "./readWriting";
import type { WritingSummary } from "./listWriting";

const OPEN_TIMEOUT_MS = 60_000;
const RATNA = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a22";
const NOW = new Date("2026-11-21T03:00:00Z");
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

/** Enough to be published. */
const whole = {
  title: "Ruang tamu, pukul tujuh",
  summary: "Dua puluh enam rumah menjadi ruang kelas.",
  category: "Kabar",
  author: { name: "Ratna", role: "Redaktur" },
  text: "Di Wanareja, **sebelas anak** duduk di sana.",
};

describeWithDatabase("what is written for a site", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";
  let writer = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [serviceWithPosts] });
    melati = await platform.tenantId("melati");
    await platform.db.transaction((tx) =>
      sqlOf(tx).query(
        "insert into persons (id, email, name, language, created_at) values ($1::uuid, 'ratna@contoh.example', 'Ratna', 'id', now())",
        [RATNA],
      ),
    );
    await platform.inTenant(melati, (tx) =>
      sqlOf(tx).query(
        "insert into memberships (tenant_id, person_id, user_kind, created_at) values ($1, $2::uuid, 6, now())",
        [melati, RATNA],
      ),
    );
    writer = await platform.logIn(melati, RATNA, 6);
  }, OPEN_TIMEOUT_MS);
  beforeEach(() => {
    platform.now = NOW;
  });
  afterAll(() => platform.stop());

  const headers = (token: string | null = writer, host = "melati.localhost") => ({
    "app-token": platform.appToken(host),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  });
  const get = (path: string, token?: string | null, host?: string) =>
    platform.getWith(`/post/writing/${path}`, headers(token, host));
  const post = (path: string, body: object, token?: string | null, host?: string) =>
    platform.post(`/post/writing/${path}`, body, headers(token, host));
  const put = (path: string, body: object, token = writer) => platform.put(`/post/writing/${path}`, body, token);
  const given = async (
    answered: Promise<{ status: number; body: { data: unknown; message: string } }>,
    status = 200,
  ) => {
    const { status: got, body } = await answered;
    expect([got, body.message]).toEqual([status, expect.any(String)]);
    return body.data as Writing; // the endpoints' own
  };
  const open = (kind: string, id: string) => given(get(`one/${kind}/${id}`));
  const make = (kind: string) => given(post("new", { kind }), 201);
  const save = (writing: Writing, value: object) =>
    given(
      put(`one/${writing.kind}/${writing.id}`, { version: writing.version, value: { ...writing.value, ...value } }),
    );
  const act = (writing: Writing, what: string, more: object = {}) =>
    given(post(`one/${writing.kind}/${writing.id}/${what}`, { version: writing.version, ...more }));
  const detail = async (key: string) => (await platform.get(`/post/detail?id=${key}`)).status;
  const published = async (own: object = {}) => act(await save(await make("blog"), { ...whole, ...own }), "publish");

  it("is for those who write for this site alone", async () => {
    const draft = await make("blog");
    const one = `one/blog/${draft.id}`;
    const student = await platform.logIn(melati, "student", 4);
    const there = await platform.logIn(await platform.tenantId("kenanga"), "writer-there", 6);
    expect([
      (await get(one, null)).status,
      (await get(one, student)).status,
      (await post("new", { kind: "blog" }, null)).status,
      (await post("new", { kind: "blog" }, student)).status,
      (await post(`${one}/publish`, { version: 1 }, student)).status,
      (await put(one, { version: 1, value: {} }, student)).status,
      // A writer of another site, there and here.
      (await get(one, there, "kenanga.localhost")).status,
      (await get(one, there)).status,
    ]).toEqual([401, 403, 401, 403, 403, 403, 404, 401]);
  });

  it("keeps a draft from visitors, and says what it still needs", async () => {
    const draft = await save(await make("article"), { title: "Setengah jadi", slug: "setengah-jadi" });
    expect(draft).toMatchObject({ state: "draft", version: 2, isChanged: true, changedBy: "Ratna" });
    expect(await detail("setengah-jadi")).toBe(404);
    const refused = await post(`one/article/${draft.id}/publish`, { version: 2 });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body.data as { fields: object }).fields).toSorted()).toEqual([
      "category",
      "summary",
      "text",
    ]);
    expect(await detail("setengah-jadi")).toBe(404);
  });

  it("tells a later save of the earlier one, and loses neither", async () => {
    const draft = await make("blog");
    const first = await save(draft, { title: "Dari Ratna" });
    const late = await put(`one/blog/${draft.id}`, {
      version: draft.version,
      value: { ...draft.value, title: "Lain" },
    });
    expect(late.status).toBe(409);
    expect((await open("blog", draft.id)).value.title).toBe("Dari Ratna");
    expect((await save(first, { title: "Keduanya" })).value.title).toBe("Keduanya");
  });

  it("renders Markdown as every rich text is cleaned, and counts it", async () => {
    const text = `## Satu\n\n[klik](javascript:alert(1)) <script>alert(1)</script><img src=x onerror=alert(1)>\n\n<aside class="pull"><p>Dua</p></aside>\n\n${"kata ".repeat(500)}`;
    const shown = await published({ title: "Berbahaya", text });
    const { data } = (await platform.get(`/post/detail?id=${shown.id}`)).body;
    const { content, readingMinutes } = data as { content: string; readingMinutes: number };
    expect(content).not.toMatch(/javascript:|<script|onerror/);
    expect(content).toContain("<h2>Satu</h2>");
    expect(content).toContain('<aside class="pull">');
    expect(readingMinutes).toBe(3);
  });

  it("shows a picture only with words for it, unless it is for the eye alone", async () => {
    const draft = await save(await make("blog"), { ...whole, title: "Bersampul", cover: "/media/melati/a.jpg" });
    const refused = await post(`one/blog/${draft.id}/publish`, { version: draft.version });
    expect([refused.status, refused.body.data]).toMatchObject([422, { fields: { coverAlt: expect.any(String) } }]);
    await act(await save(draft, { coverAlt: "Meja makan" }), "publish");
    expect((await platform.get(`/post/detail?id=${draft.id}`)).body.data).toMatchObject({
      cover: "/media/melati/a.jpg",
      coverAlt: "Meja makan",
    });
  });

  it("publishes at a time: nobody is shown it before", async () => {
    const at = "2026-11-25T06:00:00+07:00";
    const draft = await save(await make("news"), { ...whole, title: "Rabu pagi" });
    expect(await act(draft, "publish", { at })).toMatchObject({ state: "scheduled", isChanged: false });
    expect(await detail("rabu-pagi")).toBe(404);
    platform.now = new Date("2026-11-24T23:00:01Z");
    await platform.renewToken();
    expect(await detail("rabu-pagi")).toBe(200);
  });

  it("puts a change of what is published off until its time", async () => {
    const shown = await published({ title: "Sekarang" });
    const changed = await save(shown, { title: "Kelak" });
    const waiting = await act(changed, "publish", { at: "2026-11-21T04:00:00Z" });
    expect(waiting).toMatchObject({ state: "published", scheduledAt: "2026-11-21T04:00:00.000Z" });
    await platform.drain();
    const title = async () =>
      ((await platform.get(`/post/detail?id=${shown.id}`)).body.data as { title: string }).title;
    expect(await title()).toBe("Sekarang");
    platform.now = new Date("2026-11-21T04:00:01Z");
    await platform.drain();
    await platform.renewToken();
    expect(await title()).toBe("Kelak");
    platform.now = NOW;
    expect(await open("blog", shown.id)).toMatchObject({ scheduledAt: null, isChanged: false });
  });

  it("leads old addresses on, over every renaming, and back", async () => {
    const first = await published({ title: "Nama lama", slug: "nama-lama" });
    const second = await act(await save(first, { slug: "nama-baru" }), "publish");
    const third = await act(await save(second, { slug: "nama-ketiga" }), "publish");
    const slugOf = async (key: string) =>
      ((await platform.get(`/post/detail?id=${key}`)).body.data as { slug: string } | null)?.slug;
    expect([await slugOf("nama-lama"), await slugOf("Nama-Baru")]).toEqual(["nama-ketiga", "nama-ketiga"]);
    const back = await act(await save(third, { slug: "nama-lama" }), "publish");
    expect(back.redirects.map(({ source }) => source)).toEqual(["nama-baru", "nama-ketiga"]);
    expect([await slugOf("nama-lama"), await slugOf("nama-ketiga")]).toEqual(["nama-lama", "nama-lama"]);
  });

  it("leads a typed address on where it is one of the blog's, and nowhere once its post is gone", async () => {
    const shown = await published({ title: "Pindahan" });
    const one = `one/blog/${shown.id}`;
    const typed = (path: string) => post(`${one}/redirect`, { path });
    expect((await given(typed("/Blog/2019/Nama-Lama/"))).redirects).toMatchObject([
      { source: "/blog/2019/nama-lama", isTyped: true },
    ]);
    for (const path of [
      "/Courses/x",
      "https://lain.example/Blog/1",
      "//lain.example/Blog",
      "/Blog/1/2/3",
      "/Blog/a?b=c",
    ])
      expect([path, (await typed(path)).status]).toEqual([path, 422]);
    const moved = () => platform.get("/post/moved?path=/blog/2019/Nama-lama");
    expect((await moved()).body.data).toMatchObject({ kind: "blog", id: shown.id, slug: "pindahan" });
    const gone = await act(shown, "withdraw");
    expect((await moved()).status).toBe(404);
    await act(gone, "publish");
    expect((await moved()).status).toBe(200);
    await post(`${one}/unredirect`, { source: "/blog/2019/nama-lama" });
    expect((await moved()).status).toBe(404);
  });

  it("refuses an address that is another's", async () => {
    const other = await save(await make("blog"), { ...whole, title: "Lain", slug: "kabar-beasiswa" });
    const refused = await post(`one/blog/${other.id}/publish`, { version: other.version });
    expect([refused.status, refused.body.data]).toMatchObject([422, { fields: { slug: "Alamat ini sudah dipakai" } }]);
  });

  it("withdraws: lists, details and passages are without it at once, and its draft is still there", async () => {
    const shown = await published({ title: "Akan ditarik" });
    const listed = async () => JSON.stringify((await platform.get("/post/article/list?search=ditarik")).body.data);
    const said = async () => JSON.stringify(await platform.passagesOf("melati", ["/Blog", "/Blog/:id/:title?"]));
    expect([await listed(), await said()]).toEqual([
      expect.stringContaining("Akan ditarik"),
      expect.stringContaining("Akan ditarik"),
    ]);
    expect(await act(shown, "withdraw")).toMatchObject({ state: "withdrawn", value: { title: "Akan ditarik" } });
    expect([await listed(), await said()]).not.toContainEqual(expect.stringContaining("Akan ditarik"));
    expect(await detail(shown.id)).toBe(404);
  });

  it("goes back to what was published before", async () => {
    const first = await published({ title: "Terbitan satu" });
    const second = await act(await save(first, { title: "Terbitan dua" }), "publish");
    expect(second.versions).toMatchObject([
      { number: 2, publishedBy: "Ratna" },
      { number: 1, publishedBy: "Ratna" },
    ]);
    const restored = await act(second, "restore", { number: 1 });
    expect(restored).toMatchObject({ value: { title: "Terbitan satu" }, isChanged: true });
    expect((await platform.get(`/post/detail?id=${first.id}`)).body.data).toMatchObject({ title: "Terbitan dua" });
  });

  it("edits what the seed brought, whose text stays as it was unless it is changed; no later seed writes it again", async () => {
    const seeded = await open("article", "202");
    expect(seeded).toMatchObject({
      version: 0,
      state: "published",
      value: { text: "Pagi\u00a0ini **rambutan** masak." },
    });
    await act(await save(seeded, { title: "Judul dari situs" }), "publish");
    const now = async () => (await platform.get("/post/detail?id=202")).body.data;
    expect(await now()).toMatchObject({ title: "Judul dari situs", content: expect.stringContaining('class="lepas"') });
    await act(await open("blog", "101"), "withdraw");
    const tenant = { id: melati, key: "melati", language: "id" } as const;
    await platform.inTenant(melati, (tx) => seedPosts({ sql: sqlOf(tx), db: tx, tenant }, postsFixture("id")));
    expect(await now()).toMatchObject({ title: "Judul dari situs" });
    expect((await open("blog", "101")).state).toBe("withdrawn");
  });

  it("holds events, episodes and pictures with what they have of their own", async () => {
    const event = await save(await make("event"), {
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
    await act(event, "publish");
    expect((await platform.get("/post/detail?id=bengkel-esai")).body.data).toMatchObject({
      startsAt: "2026-12-10T02:00:00.000Z",
      programme: [{ title: "Pembukaan" }],
    });
    const episode = await save(await make("podcast"), {
      ...whole,
      title: "Episode tiga",
      episode: { number: 3, audio: { src: "/media/melati/tiga.mp3", seconds: 60, bytes: 10, mime: "audio/mpeg" } },
    });
    await act(episode, "publish");
    expect((await platform.get("/podcast/detail?id=episode-tiga")).body.data).toMatchObject({
      number: 3,
      chapters: [],
    });
    const sent = await platform.app.inject({
      method: "POST",
      url: "/drive/upload?name=a.png",
      payload: PIXEL,
      headers: { ...headers(), "content-type": "image/png" },
    });
    const file = sent.json<{ data: { id: string } }>().data.id;
    const picture = (await post("picture", { file })).body.data as { address: string; width: number; height: number };
    expect(picture).toEqual({ address: expect.stringMatching(/^\/media\/melati\//), width: 1, height: 1 });
    expect((await post("picture", { file })).status).toBe(422);
    const { address: src, ...size } = picture;
    const hung = await save(await make("picture"), {
      title: "Ruang tamu",
      picture: { src, ...size, alt: "Meja", caption: "", colour: "#aabbcc" },
    });
    await act(hung, "publish");
    const first = async () =>
      ((await platform.get("/post/gallery/list")).body.data as { items: { slug: string }[] }).items[0];
    expect(await first()).toMatchObject({ slug: "ruang-tamu", src });
  });

  it("tells of links that lead nowhere, or to what is not shown yet", async () => {
    const text = "[a](/News/kabar-beasiswa) [b](/Articles/nanti) [c](/Blog/tak-ada) [d](https://contoh.example)";
    const { data } = (await post("preview", { text })).body;
    expect(data).toMatchObject({
      words: 4,
      minutes: 1,
      links: [{ leads: "there" }, { leads: "later" }, { leads: "nowhere" }, { leads: "unchecked" }],
    });
  });

  it("lists all of the site with its state", async () => {
    const list = async (query: string) =>
      (await get(`list?${query}`)).body.data as { items: WritingSummary[]; totalItems: number };
    await save(await make("blog"), { title: "Pertama di daftar" });
    platform.now = new Date(NOW.getTime() + 1000);
    await save(await make("blog"), { title: "Pertama sekali di daftar" });
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
    await save(await make("blog"), { title: "Milik Ratna" });
    expect(JSON.stringify(await platform.copyOf("melati", RATNA))).toContain("Milik Ratna");
    await platform.forget("melati", RATNA);
    expect(JSON.stringify(await platform.copyOf("melati", RATNA))).not.toContain("Milik Ratna");
    const [first] = ((await get("list?search=Milik Ratna")).body.data as { items: WritingSummary[] }).items;
    expect(first).toMatchObject({ changedBy: "" });
  });
});
