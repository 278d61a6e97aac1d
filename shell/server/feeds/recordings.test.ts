import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { RecordingText } from "@serambi/kernel/remote";
import { parseRssFeed } from "feedsmith";
import RssParser from "rss-parser";

import type { RecordingFile } from "./recordingFiles";
import { SiteFeeds } from "./SiteFeeds";
import { moduleOf, sampleEpisode, sampleItem, sampleText, siteWith } from "./testing/feedSite";

const PAGE = "https://lembar.example/Podcast/episode-8/suara-dari-dermaga";
const AUDIO = { src: "/8.mp3", mime: "audio/mpeg", bytes: 1, seconds: 1, number: 8 };

const episodeOf = async (has: { readonly hasTranscript?: boolean; readonly hasChapters?: boolean }) => {
  const module = moduleOf({ "/Podcast": [sampleEpisode({ audio: { ...AUDIO, ...has }, language: "en" })] });
  const file = await new SiteFeeds(siteWith(module)).file({ section: "/Podcast", format: "rss" });
  const text = file?.text ?? "";
  expect((await new RssParser().parseString(text)).items).toHaveLength(1);
  return parseRssFeed(text).items?.[0];
};

describe("the feed of a podcast", () => {
  it("names what an episode is read along with, as Podcasting 2.0 has it", async () => {
    const episode = await episodeOf({ hasTranscript: true, hasChapters: true });
    expect(episode?.podcast).toEqual({
      transcripts: [{ url: `${PAGE}/transcript.vtt`, type: "text/vtt", language: "en", rel: "captions" }],
      chapters: { url: `${PAGE}/chapters.json`, type: "application/json+chapters" },
    });
  });

  it("names nothing that an episode has not", async () => {
    expect(await episodeOf({})).not.toHaveProperty("podcast");
    expect((await episodeOf({ hasTranscript: false, hasChapters: true }))?.podcast).toEqual({
      chapters: { url: `${PAGE}/chapters.json`, type: "application/json+chapters" },
    });
  });
});

describe("what an episode is read along with", () => {
  const asked: string[] = [];
  const site = (text: RecordingText | null | AppError = sampleText()) =>
    new SiteFeeds(
      siteWith(
        moduleOf({ "/Blog": [sampleItem()], "/Podcast": [sampleEpisode()] }, async (path) => {
          asked.push(path);
          if (text instanceof AppError) throw text;
          return text;
        }),
      ),
    );
  const fileOf = async (text: RecordingText | null | AppError, file: RecordingFile) =>
    (await site(text).recording({ item: "/Podcast/episode-8/x", file }))?.text ?? null;

  it("is written as players read it", async () => {
    expect(await fileOf(sampleText(), "transcript")).toMatch(
      /^WEBVTT\n\n00:00:00\.400 --> 00:00:06\.000\n<v Rani>Lampu/,
    );
    expect(JSON.parse((await fileOf(sampleText(), "chapters")) ?? "")).toEqual({
      version: "1.2.0",
      chapters: [
        { startTime: 0, title: "Menunggu" },
        { startTime: 40.5, title: "Menghitung" },
      ],
    });
  });

  it("is none where there is nothing to read, and fails where the host does", async () => {
    expect(await fileOf(null, "transcript")).toBeNull();
    expect(await fileOf(sampleText({ transcript: [] }), "transcript")).toBeNull();
    expect(await fileOf(sampleText({ chapters: [] }), "chapters")).toBeNull();
    await expect(fileOf(new AppError("not-found", "none"), "chapters")).rejects.toMatchObject({ code: "not-found" });
  });

  it("is asked for below the pages of a podcast only, in any letter case", async () => {
    asked.length = 0;
    const at = async (item: string) => (await site().recording({ item, file: "transcript" })) !== null;
    expect(await at("/podcast/Episode-8/x")).toBe(true);
    for (const item of ["/Blog/8/x", "/Podcasts/8/x", "/Podcast", "/News/8"]) expect(await at(item)).toBe(false);
    expect(asked).toEqual(["/podcast/Episode-8/x"]);
    const silent = new SiteFeeds(siteWith(moduleOf({ "/Podcast": [sampleEpisode()] })));
    expect(await silent.recording({ item: "/Podcast/8/x", file: "transcript" })).toBeNull();
  });
});
