import { parseJsonFeed, parseRssFeed } from "feedsmith";
import RssParser from "rss-parser";

import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { targetOf } from "./listPages";

/** Of each: the sections that it has a feed of. */
const FEEDS = {
  media: ["", "/Blog", "/News"],
  demo: ["", "/Blog", "/News", "/Berita", "/Articles"],
  foundation: ["", "/Blog"],
  main: ["", "/News"],
} as const;

const feedOf = async (server: ServerProcess, site: string, path: string) => {
  const { status, headers, text } = await server.ask(site, path);
  expect([path, status]).toEqual([path, 200]);
  return { text, type: headers["content-type"] };
};

for (const [site, sections] of Object.entries(FEEDS))
  test(`the feeds of ${site} are read by feed readers, and lead to its pages`, async ({ server }) => {
    const titles = new Set<string | undefined>();
    for (const section of sections) {
      const { text, type } = await feedOf(server, site, `${section}/rss.xml`);
      expect(type).toBe("application/rss+xml; charset=utf-8");
      const strict = parseRssFeed(text);
      const popular = await new RssParser().parseString(text);
      expect(strict).toMatchObject({ link: server.url(site, section || "/") });
      expect(popular.feedUrl).toBe(server.url(site, `${section}/rss.xml`));
      titles.add(strict.title);

      const items = strict.items ?? [];
      expect(items.length).toBeGreaterThan(0);
      expect(popular.items.map(({ title }) => title)).toEqual(items.map(({ title }) => title));
      const dates = items.map(({ pubDate }) => Date.parse(pubDate ?? ""));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      for (const { content, guid, link, dc } of items) {
        expect(guid).toEqual({ value: link, isPermaLink: true });
        expect(dc?.creators?.join("")).toMatch(/\S/);
        expect(content?.encoded).toMatch(/^<(?:p|h2|figure|ul|ol|blockquote)\b/);
        expect(content?.encoded).not.toMatch(/(?:src|href)="(?!https?:|mailto:)|<script|\son\w+=/i);
      }
      const { text: html } = await feedOf(server, site, targetOf(items[0]?.link ?? ""));
      expect(html).toContain(`<link rel="canonical" href="${items[0]?.link}">`);

      const json = await feedOf(server, site, `${section}/feed.json`);
      expect(json.type).toBe("application/feed+json; charset=utf-8");
      expect(parseJsonFeed(json.text).items?.map(({ id }) => id)).toEqual(items.map(({ link }) => link));
    }
    expect(titles.size).toBe(sections.length);
    const { text: home } = await server.ask(site, "/");
    expect(home).toContain(
      `type="application/rss+xml" title="${[...titles][0]}" href="${server.url(site, "/rss.xml")}"`,
    );
  });

test("the podcast of media is read by players: recordings of the length that it says, a cover of the size they want", async ({
  server,
}) => {
  const { text } = await feedOf(server, "media", "/Podcast/rss.xml");
  const { itunes, items = [] } = parseRssFeed(text);
  expect(itunes).toMatchObject({ author: "Lembar", explicit: false, type: "episodic" });
  expect(items.length).toBeGreaterThanOrEqual(6);
  for (const { enclosures = [], itunes: episode, podcast } of items) {
    const [{ url = "", length = 0, type = "" } = {}] = enclosures;
    const file = await server.ask("media", targetOf(url), { method: "HEAD" });
    expect([file.status, file.headers["content-type"], file.headers["content-length"]]).toEqual([
      200,
      type,
      String(length),
    ]);
    expect(episode?.duration).toBeGreaterThan(0);
    const [transcript] = podcast?.transcripts ?? [];
    const said = await server.ask("media", targetOf(transcript?.url ?? ""));
    expect([said.status, said.headers["content-type"]]).toEqual([200, `${transcript?.type}; charset=utf-8`]);
    expect(said.text).toMatch(
      /^WEBVTT\n\n(?:\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}\n<v [^>\n]+>[^\n]+\n\n)+$/,
    );
    const parts = await server.ask("media", targetOf(podcast?.chapters?.url ?? ""));
    expect(parts.headers).toMatchObject({
      "content-type": podcast?.chapters?.type,
      "access-control-allow-origin": "*",
    });
    const { chapters } = JSON.parse(parts.text) as { chapters: { startTime: number; title: string }[] }; // JSON Chapters
    expect(chapters.every(({ startTime, title }) => startTime < (episode?.duration ?? 0) && title !== "")).toBe(true);
    expect(chapters.length).toBeGreaterThan(1);
  }
  const cover = await server.ask("media", targetOf(itunes?.image ?? ""));
  expect(cover.headers["content-type"]).toBe("image/png");
  const [width, height] = [cover.body.readUInt32BE(16), cover.body.readUInt32BE(20)];
  expect([width, width >= 1_400 && width <= 3_000]).toEqual([height, true]);
});

test("a site that publishes nothing has no feed, and names none", async ({ server }) => {
  for (const path of ["/rss.xml", "/feed.json", "/Blog/rss.xml"])
    expect((await server.ask("corporate", path)).status).toBe(404);
  expect((await server.ask("corporate", "/")).text).not.toContain("application/rss+xml");
});
