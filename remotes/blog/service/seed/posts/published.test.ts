import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";
import { Episode, EventDetail, GalleryItem, Post } from "../../../contract/hosts/posts";
import * as z from "zod/mini";

import { drawn } from "../media/drawn";
import { spoken } from "../media/spoken";
import { assemblePosts } from "./assemblePosts";
import { postsByTenant } from "./index";

/** Files of sites are the platform's. */
const MEDIA = join(__dirname, "../../../../../shell/platform/seed/media");

const published = Object.entries(postsByTenant).map(([key, file]) => ({
  key,
  file,
  made: assemblePosts(key, "id", file),
}));

const bytesOf = (address: string): Buffer => readFileSync(join(MEDIA, address.replace(/^\/media\//, "")));
const digestOf = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

const RECORDING_BYTES = 400 * 1024;
const PICTURE_BYTES = 200 * 1024;

describe.each(published)("what $key publishes", ({ key, file, made }) => {
  it("fits the contract", () => {
    const names = new Map(made.categories.map(({ slug, name }) => [slug, name]));
    for (const { categorySlug, ...post } of made.posts) {
      const whole = { ...post, category: { slug: categorySlug, name: names.get(categorySlug) } };
      expect(z.safeParse(Post, { ...whole, previous: null, next: null }).error).toBeUndefined();
    }
    expect(z.safeParse(z.array(GalleryItem), made.gallery).error).toBeUndefined();
    const parts = z.array(z.pick(EventDetail, { startsAt: true, endsAt: true, place: true, programme: true }));
    expect(z.safeParse(parts, made.events).error).toBeUndefined();
  });

  it("has an id and a slug of its own for each, none of which is another's", () => {
    const names = made.posts.flatMap(({ id, slug }) => [id, slug]);
    expect(new Set(names).size).toBe(names.length);
    const pictures = made.gallery.flatMap(({ id, slug }) => [id, slug]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("has been spoken and drawn as it is written", () => {
    for (const { slug, language = "id", number, voices, chapters } of file.episodes ?? []) {
      const written = digestOf(JSON.stringify([language, number, voices, chapters]));
      expect([slug, spoken[`${key}/${slug}`]?.digest]).toEqual([slug, written]);
      const speakers = new Set(chapters.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)));
      expect([...speakers].toSorted()).toEqual(Object.keys(voices).toSorted());
    }
    expect(made.episodes).toHaveLength(file.episodes?.length ?? 0);
    expect(made.gallery).toHaveLength(file.gallery?.length ?? 0);
  });

  it("shows no picture that its gallery lacks", () => {
    const missing = made.posts.filter(({ cover, content }) => `${cover} ${content}`.includes("picture:"));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });

  it("lets events end after they have begun, their programme within", () => {
    for (const { postId, startsAt, endsAt, programme } of made.events) {
      const times = [startsAt, ...programme.map((part) => part.startsAt), endsAt].map((time) => Date.parse(time));
      expect([postId, times]).toEqual([postId, times.toSorted((a, b) => a - b)]);
    }
  });
});

const episodes = published.flatMap(({ made }) => made.episodes);

it.each(episodes.map((episode) => [episode.audio.src, episode] as const))(
  "the recording %s is a small MP3, and its transcript and chapters lie within it, in order",
  (src, { audio, chapters, transcript }) => {
    const bytes = bytesOf(src);
    expect(src).toContain(`-${digestOf(bytes)}.mp3`);
    expect(bytes.length).toBe(audio.bytes);
    expect(bytes.length).toBeLessThan(RECORDING_BYTES);
    // 16 kbit/s throughout, so a second is 2,000 bytes.
    expect(Math.abs(bytes.length / 2_000 - audio.seconds)).toBeLessThan(1);
    const times = transcript.flatMap(({ from, to }) => [from, to]);
    expect([0, ...times, audio.seconds]).toEqual([0, ...times, audio.seconds].toSorted((a, b) => a - b));
    expect(transcript.every(({ from, to }) => to > from)).toBe(true);
    expect(chapters[0]?.from).toBe(0);
    expect(new Set(chapters.map(({ from }) => from)).size).toBe(chapters.length);
    expect(z.safeParse(z.pick(Episode, { chapters: true, transcript: true }), { chapters, transcript }).success).toBe(
      true,
    );
  },
);

it.each(Object.values(drawn).map((picture) => [picture.src, picture] as const))(
  "the picture %s is a WebP of the size that is told",
  (src, { width, height }) => {
    const bytes = bytesOf(src);
    expect(src).toContain(`-${digestOf(bytes)}.webp`);
    expect(bytes.length).toBeLessThan(PICTURE_BYTES);
    expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
    // The size of a lossy picture stands after the begin of its first frame.
    expect([bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]).toEqual([width, height]);
  },
);
