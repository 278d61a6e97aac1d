import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithDatabase } from "@serambi/platform/testing";

import { NOW, whole, WritingPlatform } from "../testing/WritingPlatform";

const OPEN_TIMEOUT_MS = 60_000;

describeWithDatabase("the publication of what is written", (openEmpty) => {
  let blog: WritingPlatform;

  beforeAll(async () => {
    blog = await WritingPlatform.start(openEmpty);
  }, OPEN_TIMEOUT_MS);
  beforeEach(() => {
    blog.platform.now = NOW;
  });
  afterAll(() => blog.platform.stop());

  it("publishes at a time: nobody is shown it before", async () => {
    const at = "2026-11-25T06:00:00+07:00";
    const draft = await blog.save(await blog.make("news"), { ...whole, title: "Rabu pagi" });
    expect(await blog.act(draft, "publish", { at })).toMatchObject({ state: "scheduled", isChanged: false });
    expect(await blog.detail("rabu-pagi")).toBe(404);
    blog.platform.now = new Date("2026-11-24T23:00:01Z");
    await blog.platform.renewToken();
    expect(await blog.detail("rabu-pagi")).toBe(200);
  });

  it("has nobody keep what it changed: when it is published, when its time comes, and when it is withdrawn", async () => {
    const revision = async () =>
      ((await blog.platform.get("/v0/melati/cms/app/id")).body.data as { revision: number }).revision;
    const counts = [await revision()];
    const count = async () => counts.push(await revision());
    const draft = await blog.save(await blog.make("news"), { ...whole, title: "Besok sore" });
    await count();
    const waiting = await blog.act(draft, "publish", { at: "2026-11-21T05:00:00Z" });
    await count();
    blog.platform.now = new Date("2026-11-21T05:00:01Z");
    await blog.platform.drain();
    await blog.platform.renewToken();
    await count();
    blog.platform.now = NOW;
    await blog.act(waiting, "withdraw");
    await count();
    const [first = 0] = counts;
    expect(counts).toEqual([first, first, first + 1, first + 2, first + 3]);
  });

  it("puts a change of what is published off until its time", async () => {
    const shown = await blog.published({ title: "Sekarang" });
    const changed = await blog.save(shown, { title: "Kelak" });
    const waiting = await blog.act(changed, "publish", { at: "2026-11-21T04:00:00Z" });
    expect(waiting).toMatchObject({ state: "published", scheduledAt: "2026-11-21T04:00:00.000Z" });
    await blog.platform.drain();
    const title = async () =>
      ((await blog.platform.get(`/post/detail?id=${shown.id}`)).body.data as { title: string }).title;
    expect(await title()).toBe("Sekarang");
    blog.platform.now = new Date("2026-11-21T04:00:01Z");
    await blog.platform.drain();
    await blog.platform.renewToken();
    expect(await title()).toBe("Kelak");
    blog.platform.now = NOW;
    expect(await blog.open("blog", shown.id)).toMatchObject({ scheduledAt: null, isChanged: false });
  });

  it("leaves a draft what somebody had published later who writes for the site no more", async () => {
    const late = await blog.published({ title: "Tetap begini" });
    await blog.act(await blog.save(late, { title: "Tidak jadi" }), "publish", { at: "2026-11-21T04:00:00Z" });
    const fresh = await blog.save(await blog.make("news"), { ...whole, title: "Tidak muncul" });
    await blog.act(fresh, "publish", { at: "2026-11-21T04:00:00Z" });
    await blog.become(4);
    blog.platform.now = new Date("2026-11-21T03:59:30Z");
    await blog.platform.drain();
    blog.platform.now = new Date("2026-11-21T04:00:01Z");
    await blog.platform.drain();
    await blog.platform.renewToken();
    expect([await blog.detail("tetap-begini"), await blog.detail("tidak-muncul")]).toEqual([200, 404]);
    blog.platform.now = NOW;
    expect((await blog.get(`one/news/${fresh.id}`)).status).toBe(403);
    await blog.become();
    expect(await blog.open("blog", late.id)).toMatchObject({ scheduledAt: null, value: { title: "Tidak jadi" } });
    expect(await blog.open("news", fresh.id)).toMatchObject({ state: "draft", value: { title: "Tidak muncul" } });
    expect(await blog.detail("tidak-muncul")).toBe(404);
  });

  it("leads old addresses on, over every renaming, and back", async () => {
    const first = await blog.published({ title: "Nama lama", slug: "nama-lama" });
    const second = await blog.act(await blog.save(first, { slug: "nama-baru" }), "publish");
    const third = await blog.act(await blog.save(second, { slug: "nama-ketiga" }), "publish");
    const slugOf = async (key: string) =>
      ((await blog.platform.get(`/post/detail?id=${key}`)).body.data as { slug: string } | null)?.slug;
    expect([await slugOf("nama-lama"), await slugOf("Nama-Baru")]).toEqual(["nama-ketiga", "nama-ketiga"]);
    const back = await blog.act(await blog.save(third, { slug: "nama-lama" }), "publish");
    expect(back.redirects.map(({ source }) => source)).toEqual(["nama-baru", "nama-ketiga"]);
    expect([await slugOf("nama-lama"), await slugOf("nama-ketiga")]).toEqual(["nama-lama", "nama-lama"]);
  });

  it("leads a typed address on where it is one of the blog's, and nowhere once its post is gone", async () => {
    const shown = await blog.published({ title: "Pindahan" });
    const one = `one/blog/${shown.id}`;
    const typed = (path: string) => blog.post(`${one}/redirect`, { path });
    expect((await blog.given(typed("/Blog/2019/Nama-Lama/"))).redirects).toMatchObject([
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
    const moved = () => blog.platform.get("/post/moved?path=/blog/2019/Nama-lama");
    expect((await moved()).body.data).toMatchObject({ kind: "blog", id: shown.id, slug: "pindahan" });
    const gone = await blog.act(shown, "withdraw");
    expect((await moved()).status).toBe(404);
    await blog.act(gone, "publish");
    expect((await moved()).status).toBe(200);
    await blog.post(`${one}/unredirect`, { source: "/blog/2019/nama-lama" });
    expect((await moved()).status).toBe(404);
  });

  it("refuses an address that is another's", async () => {
    const other = await blog.save(await blog.make("blog"), { ...whole, title: "Lain", slug: "kabar-beasiswa" });
    const refused = await blog.post(`one/blog/${other.id}/publish`, { version: other.version });
    expect([refused.status, refused.body.data]).toMatchObject([422, { fields: { slug: "Alamat ini sudah dipakai" } }]);
  });

  it("withdraws: lists, details and passages are without it at once, and its draft is still there", async () => {
    const shown = await blog.published({ title: "Akan ditarik" });
    const listed = async () => JSON.stringify((await blog.platform.get("/post/article/list?search=ditarik")).body.data);
    const said = async () => JSON.stringify(await blog.platform.passagesOf("melati", ["/Blog", "/Blog/:id/:title?"]));
    expect([await listed(), await said()]).toEqual([
      expect.stringContaining("Akan ditarik"),
      expect.stringContaining("Akan ditarik"),
    ]);
    expect(await blog.act(shown, "withdraw")).toMatchObject({ state: "withdrawn", value: { title: "Akan ditarik" } });
    expect([await listed(), await said()]).not.toContainEqual(expect.stringContaining("Akan ditarik"));
    expect(await blog.detail(shown.id)).toBe(404);
  });

  it("goes back to what was published before", async () => {
    const first = await blog.published({ title: "Terbitan satu" });
    const second = await blog.act(await blog.save(first, { title: "Terbitan dua" }), "publish");
    expect(second.versions).toMatchObject([
      { number: 2, publishedBy: "Ratna" },
      { number: 1, publishedBy: "Ratna" },
    ]);
    const restored = await blog.act(second, "restore", { number: 1 });
    expect(restored).toMatchObject({ value: { title: "Terbitan satu" }, isChanged: true });
    expect((await blog.platform.get(`/post/detail?id=${first.id}`)).body.data).toMatchObject({ title: "Terbitan dua" });
  });
});
