import { describe, expect, it } from "@jest/globals";
import type { FeedFile } from "@serambi/kernel/server";
import { fakeTenant, type TenantOverrides } from "@serambi/kernel/testing";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { JSDOM } from "jsdom";
import RssParser from "rss-parser";

import { sampleRecording, sampleFeed, sampleItem, sampleSeries } from "./testing/sampleFeed";
import { writeFeed } from "./writeFeed";

const tenantWith = (settings: TenantOverrides["settings"] = {}) =>
  fakeTenant({ origin: "https://lembar.example", settings: { title: "Lembar", ...settings } });

const textOf = (feed: FeedFile, path = "/Blog/rss.xml"): string => writeFeed(tenantWith(), feed, path).body;

/** Fails on what is not well formed, as every reader of XML does. */
const requireXml = (text: string): Document => new JSDOM(text, { contentType: "application/xml" }).window.document;

const rssOf = async (feed: FeedFile, path?: string) => {
  const text = textOf(feed, path);
  requireXml(text);
  return { text, popular: await new RssParser().parseString(text), strict: parseRssFeed(text) };
};

const LEMBAR = "https://lembar.example";
const ADDRESS = `${LEMBAR}/Blog/tulisan-101/perpustakaan-di-atas-perahu`;

describe("a feed as RSS", () => {
  const blog = sampleFeed();

  it("says whose it is, what it follows and where it is itself", async () => {
    const { strict, popular } = await rssOf(blog);
    expect(strict).toMatchObject({
      title: "Blog Lembar",
      link: `${LEMBAR}/Blog`,
      description: "Setiap tulisan baru.",
      language: "id",
      lastBuildDate: "Tue, 20 Oct 2026 02:30:00 GMT",
      atom: { links: [{ href: `${LEMBAR}/Blog/rss.xml`, rel: "self", type: "application/rss+xml" }] },
    });
    expect(popular).toMatchObject({ title: "Blog Lembar", link: `${LEMBAR}/Blog`, feedUrl: `${LEMBAR}/Blog/rss.xml` });
  });

  it("has each item whole: address, id, writer, date, subjects, summary, content, picture", async () => {
    const { strict, popular } = await rssOf(blog);
    expect(strict.items).toEqual([
      {
        title: "Perpustakaan di atas perahu",
        link: ADDRESS,
        guid: { value: ADDRESS, isPermaLink: true },
        pubDate: "Mon, 19 Oct 2026 00:00:00 GMT",
        dc: { creators: ["Marlina Tahitoe"] },
        categories: [{ name: "Sekolah" }, { name: "membaca" }],
        description: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga.",
        content: { encoded: "<p>Perahu itu datang <em>sebelum</em> matahari.</p>" },
        media: {
          contents: [
            {
              url: `${LEMBAR}/social/present_______________.png?page=%2FBlog%2Ftulisan-101%2Fperpustakaan-di-atas-perahu`,
              medium: "image",
            },
          ],
        },
      },
    ]);
    expect(popular.items).toMatchObject([
      {
        title: "Perpustakaan di atas perahu",
        link: ADDRESS,
        guid: ADDRESS,
        isoDate: "2026-10-19T00:00:00.000Z",
        creator: "Marlina Tahitoe",
        categories: ["Sekolah", "membaca"],
        "content:encoded": "<p>Perahu itu datang <em>sebelum</em> matahari.</p>",
      },
    ]);
  });

  it("names its channel before its items, with the elements that RSS requires", async () => {
    const document = requireXml(textOf(blog));
    const channel = document.querySelector("rss[version='2.0'] > channel");
    const names = [...(channel?.children ?? [])].map(({ tagName }) => tagName);
    expect(names).toEqual(["title", "link", "description", "language", "lastBuildDate", "atom:link", "item"]);
  });

  it.each([
    ["markup", "<script>alert(1)</script> & <b>tebal</b>"],
    ["the end of a CDATA section", "akhir ]]> dari segalanya ]]>"],
    ["references", "&lt;b&gt; &amp; &#60;"],
    ["quotation marks", `"kutip" dan 'kutip' di dalam="atribut"`],
    ["other scripts and signs", "Học 学校 ꦗꦮ 👩🏽‍🏫 — “kutipan”"],
  ])("keeps a title, an author and a subject with %s word for word", async (_what, hostile) => {
    const item = sampleItem({ title: hostile, author: hostile, categories: [hostile] });
    const { strict, popular } = await rssOf(sampleFeed({ items: [item] }));
    expect(strict.items?.[0]).toMatchObject({
      title: hostile,
      dc: { creators: [hostile] },
      categories: [{ name: hostile }],
    });
    expect(popular.items[0]).toMatchObject({ title: hostile, creator: hostile });
  });

  it("leaves out what XML has no character for, wherever it stands", async () => {
    const broken = "a\u0000\u0001b\u0008\u001f\uFFFE\uD800c\n d";
    const item = sampleItem({ title: broken, summary: broken, html: `<p>${broken}&#8;&#xFFFF;</p>` });
    const { strict } = await rssOf(sampleFeed({ items: [item] }));
    expect(strict.items?.[0]).toMatchObject({ title: "abc d", description: "abc d" });
    expect(strict.items?.[0]?.content?.encoded).toMatch(/^<p>a\uFFFD?b/);
  });

  it("writes a summary as HTML that says the same, since readers read it as HTML", async () => {
    const { strict } = await rssOf(sampleFeed({ items: [sampleItem({ summary: "a < b & <i>c</i>" })] }));
    expect(strict.items?.[0]?.description).toBe("a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;");
  });

  it("keeps content that ends a CDATA section in one piece", async () => {
    const html = "<pre><code>if (a[b[0]]&gt;1) ]]&gt;</code></pre><p>]]&gt;</p>";
    const { strict, popular } = await rssOf(sampleFeed({ items: [sampleItem({ html })] }));
    expect(strict.items?.[0]?.content?.encoded).toBe(html);
    expect(popular.items[0]?.["content:encoded"]).toBe(html);
  });

  it("takes the picture that an item has, and its card where other sites could not show it", async () => {
    const imageOf = async (image: string) =>
      (await rssOf(sampleFeed({ items: [sampleItem({ image })] }))).strict.items?.[0]?.media?.contents?.[0]?.url;
    expect(await imageOf("/_image/w_1280/media/a.jpg")).toBe(`${LEMBAR}/_image/w_1280/media/a.jpg`);
    expect(await imageOf("https://cdn.example/a.png")).toBe("https://cdn.example/a.png");
    expect(await imageOf("/media/media/a.svg")).toMatch(/\/social\/present_+\.png\?page=/);
    expect(await imageOf("javascript:alert(1)")).toMatch(/\/social\/present_+\.png\?page=/);
  });
});

describe("a feed as JSON Feed", () => {
  it("has what version 1.1 asks for", () => {
    const text = textOf(sampleFeed({ format: "json" }), "/Blog/feed.json");
    expect(JSON.parse(text)).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Blog Lembar",
      home_page_url: `${LEMBAR}/Blog`,
      feed_url: `${LEMBAR}/Blog/feed.json`,
      description: "Setiap tulisan baru.",
      icon: `${LEMBAR}/icons/512.png`,
      language: "id",
      authors: [{ name: "Lembar" }],
      items: [
        {
          id: ADDRESS,
          url: ADDRESS,
          title: "Perpustakaan di atas perahu",
          content_html: "<p>Perahu itu datang <em>sebelum</em> matahari.</p>",
          summary: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga.",
          image: expect.stringContaining("/social/") as unknown,
          date_published: "2026-10-19T00:00:00.000Z",
          date_modified: "2026-10-20T02:30:00.000Z",
          authors: [{ name: "Marlina Tahitoe" }],
          tags: ["Sekolah", "membaca"],
          language: "id",
        },
      ],
    });
    expect(parseJsonFeed(text).items).toHaveLength(1);
  });

  it("has a recording as an attachment, and the cover of its series for an icon", () => {
    const feed = parseJsonFeed(textOf({ ...sampleSeries(), format: "json" }, "/Suara/feed.json"));
    expect(feed.icon).toBe(`${LEMBAR}/suara/cover.png`);
    expect(feed.items?.[0]?.attachments).toEqual([
      {
        url: `${LEMBAR}/media/media/bagian-8.mp3`,
        mime_type: "audio/mpeg",
        size_in_bytes: 291_456,
        duration_in_seconds: 146,
      },
    ]);
  });
});

describe("a feed that is listened to", () => {
  it("has the tags that directories ask for, and the file as they play it", async () => {
    const { strict, popular } = await rssOf(sampleSeries(), "/suara/rss.xml");
    expect(strict.itunes).toMatchObject({
      author: "Lembar",
      categories: [{ text: "Education" }],
      explicit: false,
      type: "episodic",
      summary: "Setiap tulisan baru.",
      image: `${LEMBAR}/suara/cover.png`,
    });
    expect(strict.itunes).not.toHaveProperty("block");
    expect(strict.items?.[0]).toMatchObject({
      enclosures: [{ url: `${LEMBAR}/media/media/bagian-8.mp3`, length: 291_456, type: "audio/mpeg" }],
      itunes: { author: "Marlina Tahitoe", episode: 8, duration: 146, explicit: false, episodeType: "full" },
    });
    for (const missing of ["media", "podcast"]) expect(strict.items?.[0]).not.toHaveProperty(missing);
    expect(popular.items[0]).toMatchObject({
      enclosure: { url: `${LEMBAR}/media/media/bagian-8.mp3`, type: "audio/mpeg", length: "291456" },
      itunes: { duration: "146", episode: "8" },
    });
  });

  it("names what an item is read along with, as Podcasting 2.0 has it", async () => {
    const page = "/Suara/bagian-8/suara-dari-dermaga";
    const read = { transcript: `${page}/transcript.vtt`, chapters: `${page}/chapters.json` };
    const itemOf = async (audio: object) => (await rssOf(sampleSeries([sampleRecording(audio)]))).strict.items?.[0];
    expect((await itemOf(read))?.podcast).toEqual({
      transcripts: [{ url: LEMBAR + read.transcript, type: "text/vtt", language: "id", rel: "captions" }],
      chapters: { url: LEMBAR + read.chapters, type: "application/json+chapters" },
    });
    expect((await itemOf({ chapters: read.chapters }))?.podcast).not.toHaveProperty("transcripts");
  });

  it("has no recording that a player could not fetch", async () => {
    const sources = ["javascript:alert(1)", "http://[", "data:audio/mpeg,x", ""];
    const { strict } = await rssOf(sampleSeries(sources.map((src) => sampleRecording({ src }))));
    expect(strict.items).toHaveLength(sources.length);
    for (const item of strict.items ?? []) expect(item).not.toHaveProperty("enclosures");
  });

  it("keeps away from directories where the site keeps away from search engines", () => {
    const { meta } = fakeTenant().settings;
    const tenant = tenantWith({ meta: { ...meta, robot_index: false } });
    const { body } = writeFeed(tenant, sampleSeries(), "/Suara/rss.xml");
    expect(parseRssFeed(body).itunes).toMatchObject({ block: true });
  });
});

describe("what a feed says of itself", () => {
  it("is where the site has it, whatever the letter case that it was asked for in", async () => {
    const selfOf = async (page: string, path: string) =>
      (await rssOf(sampleFeed({ page }), path)).strict.atom?.links?.[0]?.href;
    expect(await selfOf("/Blog", "/bLOG/rss.xml")).toBe(`${LEMBAR}/Blog/rss.xml`);
    expect(await selfOf("/", "/rss.xml")).toBe(`${LEMBAR}/rss.xml`);
  });

  it("is its type, when it last changed, and that others may read it", () => {
    const { body: _, ...rest } = writeFeed(tenantWith(), sampleFeed({ maxAgeSeconds: 300 }), "/Blog/rss.xml");
    expect(rest).toEqual({
      kind: "text",
      type: "application/rss+xml; charset=utf-8",
      lastModified: "2026-10-20T02:30:00.000Z",
      maxAgeSeconds: 300,
      isShared: true,
    });
    const json = writeFeed(tenantWith(), sampleFeed({ format: "json", isShared: false }), "/Blog/feed.json");
    expect([json.type, json.isShared]).toEqual(["application/feed+json; charset=utf-8", false]);
  });

  it("is no time where there is nothing in it", async () => {
    const file = writeFeed(tenantWith(), sampleFeed({ items: [] }), "/Blog/rss.xml");
    expect(file.lastModified).toBeUndefined();
    expect((await new RssParser().parseString(file.body)).items).toEqual([]);
  });

  it("is the summary alone of an item whose content cannot be had", async () => {
    const items = [sampleItem({ html: "" }), sampleItem()];
    const { strict } = await rssOf(sampleFeed({ items }));
    expect(strict.items?.map(({ content }) => content?.encoded ?? null)).toEqual([
      null,
      "<p>Perahu itu datang <em>sebelum</em> matahari.</p>",
    ]);
    const [first] = parseJsonFeed(textOf(sampleFeed({ items, format: "json" }))).items ?? [];
    expect(first).toMatchObject({ content_text: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga." });
  });
});
