import { describe, expect, it } from "@jest/globals";

import { postsByTenant } from "./index";

const files = Object.entries(postsByTenant);
const posts = files.flatMap(([tenant, file]) => (file.posts ?? []).map((post) => ({ tenant, ...post })));
const episodes = files.flatMap(([, file]) => file.episodes ?? []);
const events = files.flatMap(([, file]) => file.events ?? []);
const pictures = files.flatMap(([, file]) => file.gallery ?? []);

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const twice = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const FIRST_PARAGRAPH = /<p>(.*?)<\/p>/s;

describe("the posts of the seed", () => {
  it("are as many as the sites need", () => {
    expect(posts.length).toBeGreaterThanOrEqual(40);
    expect(episodes).toHaveLength(8);
    expect(pictures).toHaveLength(40);
    expect(events).toHaveLength(12);
  });

  it("have 400 to 1,200 words", () => {
    const odd = posts.map(({ slug, content }) => ({ slug, words: wordsOf(plain(content)) }));
    expect(odd.filter(({ words }) => words < 400 || words > 1200)).toEqual([]);
  });

  it("say each thing once: titles, slugs, summaries and first sentences differ", () => {
    const written = [...posts, ...episodes, ...events];
    expect(twice(written.map(({ title }) => title))).toEqual([]);
    expect(twice(written.map(({ summary }) => summary))).toEqual([]);
    expect(twice(pictures.map(({ caption }) => caption))).toEqual([]);
    // News begin with the place: that is not the sentence.
    const firsts = posts.map(({ content }) => {
      const first = FIRST_PARAGRAPH.exec(content)?.[1] ?? "";
      return plain(first.replace(/^<strong>[^<]*<\/strong>/, "")).split(/[.?!]\s/)[0] ?? "";
    });
    expect(firsts.filter((first) => first === "")).toEqual([]);
    expect(twice(firsts)).toEqual([]);
  });

  it.each(files)("of %s have their own slugs and a category that the site has", (_, file) => {
    const written = [...(file.posts ?? []), ...(file.episodes ?? []), ...(file.events ?? [])];
    const gallery = (file.gallery ?? []).map(({ slug }) => slug);
    expect(twice([...written.map(({ slug }) => slug), ...gallery])).toEqual([]);
    expect(written.filter(({ category }) => file.categories[category] === undefined)).toEqual([]);
    const used = new Set(written.map(({ category }) => category));
    expect(Object.keys(file.categories).filter((slug) => !used.has(slug))).toEqual([]);
    const shown = written.flatMap(({ content, cover }) => [...`${cover} ${content}`.matchAll(/picture:([a-z0-9-]+)/g)]);
    expect(shown.map(([, slug]) => slug).filter((slug) => !gallery.includes(slug ?? ""))).toEqual([]);
  });

  it("are signed, tagged, summed up in at most 30 words, and nobody's filler", () => {
    const written = [...posts, ...episodes, ...events];
    const odd = written.filter(
      ({ summary, author, tags, slug }) =>
        wordsOf(summary) > 30 || !author.name || !author.role || tags.length < 2 || slug.length > 80,
    );
    expect(odd).toEqual([]);
    expect(written.filter(({ content }) => /lorem ipsum|dolor sit|TODO|xxx/i.test(content))).toEqual([]);
  });

  it("are dated within the fourteen months before 20 November 2026, and told in the language of the site", () => {
    const from = Date.parse("2025-09-20T00:00:00+07:00");
    const to = Date.parse("2026-11-20T23:59:59+07:00");
    const odd = [...posts, ...episodes, ...events, ...pictures].filter(({ publishedAt }) => {
      const at = Date.parse(publishedAt);
      return !(at >= from && at <= to);
    });
    expect(odd).toEqual([]);
    const english = posts.filter(({ content }) => (content.match(/\b(the|and|of)\b/g) ?? []).length > 20);
    expect(new Set(english.map(({ tenant }) => tenant))).toEqual(new Set(["main"]));
    expect(english).toHaveLength(posts.filter(({ tenant }) => tenant === "main").length);
  });

  it("close what they open: notes go both ways", () => {
    for (const { content } of posts) {
      const asked = [...content.matchAll(/href="#(fn\d+)"/g)].map(([, id]) => id);
      const given = [...content.matchAll(/<li id="(fn\d+)"/g)].map(([, id]) => id);
      expect(asked).toEqual(given);
    }
  });
});

describe("the episodes of the seed", () => {
  it("speak 250 to 500 words in three to five chapters, by voices that are known", () => {
    for (const { chapters, voices } of episodes) {
      const lines = chapters.flatMap((chapter) => chapter.lines);
      expect(chapters.length).toBeGreaterThanOrEqual(3);
      expect(chapters.length).toBeLessThanOrEqual(5);
      expect(lines.filter(({ speaker }) => voices[speaker] === undefined)).toEqual([]);
      const words = wordsOf(lines.map(({ text }) => text).join(" "));
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(500);
      // A voice reads words, not figures.
      expect(lines.filter(({ text }) => /\d/.test(text))).toEqual([]);
    }
  });
});

describe("the events of the seed", () => {
  it("are past and to come around 22 November 2026, on all three clocks, and have their programme within them", () => {
    const day = Date.parse("2026-11-22T00:00:00+07:00");
    expect(events.filter(({ startsAt }) => Date.parse(startsAt) > day)).toHaveLength(7);
    expect(events.filter(({ endsAt }) => Date.parse(endsAt) < day)).toHaveLength(5);
    expect(new Set(events.map(({ timeZone }) => timeZone)).size).toBe(3);
    for (const { startsAt, endsAt, programme, place, isOnline } of events) {
      expect(place !== null || isOnline).toBe(true);
      const moments = [startsAt, ...programme.map((part) => part.startsAt), endsAt].map((at) => Date.parse(at));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
  });
});
