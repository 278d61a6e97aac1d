import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { fakeTenant } from "@serambi/kernel/testing";
import type { FeedItem, FeedModule } from "@serambi/kernel/remote";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { JSDOM } from "jsdom";
import RssParser from "rss-parser";

import type { FeedFormat } from "../../client/head/feedAddress";
import { hasSiteFeed } from "./feedSections";
import { SiteFeeds } from "./SiteFeeds";
import { moduleOf, releaseWith, sampleEpisode, sampleItem, siteWith } from "./testing/feedSite";

const fileOf = (module: FeedModule | undefined, section: string, format: FeedFormat) =>
  new SiteFeeds(siteWith(module)).file({ section, format });

const textOf = async (module: FeedModule, section: string, format: FeedFormat): Promise<string> => {
  const file = await fileOf(module, section, format);
  if (!file) throw new Error("There is no such feed");
  return file.text;
};

/** Fails on what is not well formed, as every reader of XML does. */
const requireXml = (text: string): Document => new JSDOM(text, { contentType: "application/xml" }).window.document;

const rssOf = async (module: FeedModule, section: string) => {
  const text = await textOf(module, section, "rss");
  requireXml(text);
  return { text, popular: await new RssParser().parseString(text), strict: parseRssFeed(text) };
};

const LEMBAR = "https://lembar.example";
const ADDRESS = `${LEMBAR}/Blog/tulisan-101/perpustakaan-di-atas-perahu`;

describe("a feed as RSS", () => {
  const blog = moduleOf({ "/Blog": [sampleItem()] });

  it("says whose it is, what it follows and where it is itself", async () => {
    const { strict, popular } = await rssOf(blog, "/Blog");
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
    const { strict, popular } = await rssOf(blog, "/Blog");
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
    const document = requireXml(await textOf(blog, "/Blog", "rss"));
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
    const module = moduleOf({ "/Blog": [sampleItem({ title: hostile, author: hostile, categories: [hostile] })] });
    const { strict, popular } = await rssOf(module, "/Blog");
    expect(strict.items?.[0]).toMatchObject({
      title: hostile,
      dc: { creators: [hostile] },
      categories: [{ name: hostile }],
    });
    expect(popular.items[0]).toMatchObject({ title: hostile, creator: hostile });
  });

  it("leaves out what XML has no character for, wherever it stands", async () => {
    const broken = "a\u0000\u0001b\u0008\u001f\uFFFE\uD800c\n d";
    const item = sampleItem({
      title: broken,
      summary: broken,
      html: () => Promise.resolve(`<p>${broken}&#8;&#xFFFF;</p>`),
    });
    const { strict } = await rssOf(moduleOf({ "/Blog": [item] }), "/Blog");
    expect(strict.items?.[0]).toMatchObject({ title: "abc d", description: "abc d" });
    expect(strict.items?.[0]?.content?.encoded).toMatch(/^<p>a\uFFFD?b/);
  });

  it("writes a summary as HTML that says the same, since readers read it as HTML", async () => {
    const module = moduleOf({ "/Blog": [sampleItem({ summary: "a < b & <i>c</i>" })] });
    const { strict } = await rssOf(module, "/Blog");
    expect(strict.items?.[0]?.description).toBe("a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;");
  });

  it("keeps content that ends a CDATA section in one piece", async () => {
    const html = "<pre><code>if (a[b[0]]&gt;1) ]]&gt;</code></pre><p>]]&gt;</p>";
    const { strict, popular } = await rssOf(
      moduleOf({ "/Blog": [sampleItem({ html: () => Promise.resolve(html) })] }),
      "/Blog",
    );
    expect(strict.items?.[0]?.content?.encoded).toBe(html);
    expect(popular.items[0]?.["content:encoded"]).toBe(html);
  });

  it("takes the picture that an item has, and its card where other sites could not show it", async () => {
    const imageOf = async (image: string) =>
      (await rssOf(moduleOf({ "/Blog": [sampleItem({ image })] }), "/Blog")).strict.items?.[0]?.media?.contents?.[0]
        ?.url;
    expect(await imageOf("/_image/w_1280/media/a.jpg")).toBe(`${LEMBAR}/_image/w_1280/media/a.jpg`);
    expect(await imageOf("https://cdn.example/a.png")).toBe("https://cdn.example/a.png");
    expect(await imageOf("/media/media/a.svg")).toMatch(/\/social\/present_+\.png\?page=/);
    expect(await imageOf("javascript:alert(1)")).toMatch(/\/social\/present_+\.png\?page=/);
  });
});

describe("a feed as JSON Feed", () => {
  it("has what version 1.1 asks for", async () => {
    const text = await textOf(moduleOf({ "/Blog": [sampleItem()] }), "/Blog", "json");
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

  it("has a recording as an attachment", async () => {
    const feed = parseJsonFeed(await textOf(moduleOf({ "/Podcast": [sampleEpisode()] }), "/Podcast", "json"));
    expect(feed.items?.[0]?.attachments).toEqual([
      {
        url: `${LEMBAR}/media/media/episode-8.mp3`,
        mime_type: "audio/mpeg",
        size_in_bytes: 291_456,
        duration_in_seconds: 146,
      },
    ]);
  });
});

describe("the feed of a podcast", () => {
  const podcast = moduleOf({ "/Podcast": [sampleEpisode()], "/Blog": [] });

  it("has the tags that directories ask for, and the file as they play it", async () => {
    const { strict, popular } = await rssOf(podcast, "/podcast");
    expect(strict.itunes).toMatchObject({
      author: "Lembar",
      categories: [{ text: "Education" }],
      explicit: false,
      type: "episodic",
      summary: "Setiap tulisan baru.",
      image: expect.stringMatching(/^https:\/\/lembar\.example\/social\/podcast\/[\w-]{22}\.png$/) as unknown,
    });
    expect(strict.itunes).not.toHaveProperty("block");
    expect(strict.items?.[0]).toMatchObject({
      enclosures: [{ url: `${LEMBAR}/media/media/episode-8.mp3`, length: 291_456, type: "audio/mpeg" }],
      itunes: { author: "Marlina Tahitoe", episode: 8, duration: 146, explicit: false, episodeType: "full" },
    });
    expect(strict.items?.[0]).not.toHaveProperty("media");
    expect(popular.items[0]).toMatchObject({
      enclosure: { url: `${LEMBAR}/media/media/episode-8.mp3`, type: "audio/mpeg", length: "291456" },
      itunes: { duration: "146", episode: "8" },
    });
  });

  it("has no recording that a player could not fetch", async () => {
    const sources = ["javascript:alert(1)", "http://[", "data:audio/mpeg,x", ""];
    const items = sources.map((src, number) =>
      sampleEpisode({ audio: { src, mime: "audio/mpeg", bytes: 1, seconds: 1, number } }),
    );
    const { strict } = await rssOf(moduleOf({ "/Podcast": items }), "/Podcast");
    expect(strict.items).toHaveLength(sources.length);
    for (const item of strict.items ?? []) expect(item).not.toHaveProperty("enclosures");
  });

  it("keeps away from directories where the site keeps away from search engines", async () => {
    const { meta } = fakeTenant().settings;
    const site = siteWith(podcast, { settings: { meta: { ...meta, robot_index: false } } });
    const file = await new SiteFeeds(site).file({ section: "/Podcast", format: "rss" });
    expect(parseRssFeed(file?.text ?? "").itunes).toMatchObject({ block: true });
  });
});

describe("the feed of a whole site", () => {
  const at = (path: string, publishedAt: string): FeedItem =>
    sampleItem({ path, title: path, publishedAt, updatedAt: publishedAt });
  const titles = async (module: FeedModule) =>
    (await rssOf(module, "")).strict.items?.map(({ title }) => title ?? "") ?? [];

  it("has everything of all sections but episodes, the newest first, each thing once", async () => {
    const twice = at("/News/2/b", "2026-11-02T00:00:00Z");
    const module = moduleOf({
      "/Blog": [at("/Blog/3/c", "2026-11-03T07:00:00+07:00"), at("/Blog/1/a", "2026-11-01T00:00:00Z")],
      "/News": [at("/News/4/d", "2026-11-03T00:00:01Z"), twice, twice],
      "/Podcast": [sampleEpisode()],
    });
    expect(await titles(module)).toEqual(["/News/4/d", "/Blog/3/c", "/News/2/b", "/Blog/1/a"]);
  });

  it("is called as the site is, and has twenty things at most", async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      at(`/Blog/${index}/x`, new Date(Date.UTC(2026, 0, index + 1)).toISOString()),
    );
    const { strict } = await rssOf(moduleOf({ "/Blog": many, "/News": [] }), "");
    expect(strict).toMatchObject({ title: "Lembar", link: `${LEMBAR}/` });
    expect(strict.items).toHaveLength(20);
    expect(strict.items?.[0]?.title).toBe("/Blog/29/x");
  });

  it("reads only what it writes", async () => {
    const read: string[] = [];
    const items = Array.from({ length: 20 }, (_, index) => {
      const path = `/Blog/${index}/x`;
      const html = () => Promise.resolve(String(read.push(path)));
      return { ...at(path, new Date(Date.UTC(2026, 0, index + 1)).toISOString()), html };
    });
    await titles(moduleOf({ "/Blog": items, "/News": items.map((item) => ({ ...item, path: `/News${item.path}` })) }));
    expect(read).toHaveLength(20);
  });

  it("is none where there are only episodes, or no feeds at all", async () => {
    expect(await fileOf(moduleOf({ "/Podcast": [sampleEpisode()] }), "", "rss")).toBeNull();
    expect(await fileOf(undefined, "", "json")).toBeNull();
  });
});

describe("what a feed comes to", () => {
  it("is none for a section that the site has not, and one for a section in any letter case", async () => {
    const blog = moduleOf({ "/Blog": [sampleItem()] });
    expect(await fileOf(blog, "/News", "rss")).toBeNull();
    expect(await fileOf(blog, "/Blog/lain", "rss")).toBeNull();
    expect((await fileOf(blog, "/bLOG", "rss"))?.text).toContain(`${LEMBAR}/Blog/rss.xml`);
  });

  it("stands with the summary alone where the content of one thing cannot be had", async () => {
    const lost = sampleItem({ html: () => Promise.reject(new AppError("offline", "away")) });
    const module = moduleOf({ "/Blog": [lost, sampleItem()] });
    const { strict } = await rssOf(module, "/Blog");
    expect(strict.items?.map(({ content }) => content?.encoded ?? null)).toEqual([
      null,
      "<p>Perahu itu datang <em>sebelum</em> matahari.</p>",
    ]);
    const [first] = parseJsonFeed(await textOf(module, "/Blog", "json")).items ?? [];
    expect(first).toMatchObject({ content_text: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga." });
  });

  it("fails where the list fails, and where code has a fault", async () => {
    const blog = moduleOf({ "/Blog": [sampleItem()] });
    const failing = { ...blog, read: () => Promise.reject(new AppError("offline", "away")) };
    await expect(fileOf(failing, "", "rss")).rejects.toMatchObject({ code: "offline" });
    const faulty = moduleOf({ "/Blog": [sampleItem({ html: () => Promise.reject(new TypeError("a fault")) })] });
    await expect(fileOf(faulty, "/Blog", "rss")).rejects.toThrow("a fault");
  });

  it("is empty for a section without anything in it, and says no time", async () => {
    const file = await fileOf(moduleOf({ "/Blog": [] }), "/Blog", "rss");
    expect(file?.lastModified).toBeNull();
    expect((await new RssParser().parseString(file?.text ?? "")).items).toEqual([]);
  });
});

describe("whether a site has a feed of its own", () => {
  const { tenant } = siteWith(undefined);

  it("is so where it publishes anything but episodes", async () => {
    expect(await hasSiteFeed(releaseWith(moduleOf({ "/Blog": [] })), tenant)).toBe(true);
    expect(await hasSiteFeed(releaseWith(moduleOf({ "/Podcast": [] })), tenant)).toBe(false);
    expect(await hasSiteFeed(releaseWith(undefined), tenant)).toBe(false);
  });

  it("is not so where a remote's code fails: no page fails with it", async () => {
    const faulty: FeedModule = {
      ...moduleOf({}),
      sections: () => {
        throw new TypeError("a fault");
      },
    };
    expect(await hasSiteFeed(releaseWith(faulty), tenant)).toBe(false);
  });
});
