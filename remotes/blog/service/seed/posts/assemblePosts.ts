import { createHash } from "node:crypto";

import type { Language } from "@serambi/kernel/contracts";

import { drawn } from "../media/drawn";
import { spoken } from "../media/spoken";
import type { SeedEpisode, SeedPicture, SeedPost, SeedPostFile, SeedPublished } from "./types";

/** Six digits, the same in every new database; from the slug, so that no other post's changes when one is added. */
const idOf = (key: string, slug: string): string => {
  const digest = createHash("sha256").update(`${key}/${slug}`).digest();
  return String(100_000 + (digest.readUInt32BE(0) % 900_000));
};

const WORDS_PER_MINUTE = 200;

/** Words of a text or of HTML. */
const countWords = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

const readingMinutes = (html: string): number => Math.max(1, Math.round(countWords(html) / WORDS_PER_MINUTE));

/** With the addresses of the tenant's own pictures, which an author names by their slugs. */
const withPictures = (key: string, content: string): string =>
  content.replaceAll(/src="picture:([a-z0-9-]+)"/g, (written, slug: string) => {
    const picture = drawn[`${key}/${slug}`];
    return picture ? `src="${picture.src}" width="${picture.width}" height="${picture.height}"` : written;
  });

const coverOf = (key: string, cover: string): string => drawn[`${key}/${cover.replace(/^picture:/, "")}`]?.src ?? cover;

const galleryOf = (key: string, pictures: readonly SeedPicture[]): SeedPublished["gallery"] =>
  pictures.flatMap(({ slug, title, alt, caption, publishedAt }) => {
    const file = drawn[`${key}/${slug}`];
    return file ? [{ id: idOf(key, `gallery/${slug}`), slug, title, alt, caption, publishedAt, ...file }] : [];
  });

const recordingOf = (key: string, { number, slug, chapters }: SeedEpisode): SeedPublished["episodes"] => {
  const recording = spoken[`${key}/${slug}`];
  if (!recording) return [];
  const { src, bytes, seconds, lines } = recording;
  const said = chapters.flatMap((chapter) => chapter.lines);
  const transcript = said.map((line, index) => ({ ...line, from: lines[index]?.[0] ?? 0, to: lines[index]?.[1] ?? 0 }));
  const firsts = chapters.map((_, index) =>
    chapters.slice(0, index).reduce((count, chapter) => count + chapter.lines.length, 0),
  );
  return [
    {
      postId: idOf(key, slug),
      number,
      audio: { src, mime: "audio/mpeg", bytes, seconds },
      // The first begins with the recording.
      chapters: chapters.map(({ title }, index) => ({
        title,
        from: index === 0 ? 0 : (transcript[firsts[index] ?? 0]?.from ?? 0),
      })),
      transcript,
    },
  ];
};

/** What a tenant publishes, as its platform has it. An episode without its recording and a picture without its file are left out. */
export const assemblePosts = (key: string, language: Language, file: SeedPostFile): SeedPublished => {
  const { categories, posts = [], episodes = [], events = [], gallery = [] } = file;
  const rowOf = ({ category, ...post }: SeedPost) => ({
    ...post,
    id: idOf(key, post.slug),
    categorySlug: category,
    content: withPictures(key, post.content),
    cover: coverOf(key, post.cover),
    readingMinutes: readingMinutes(post.content),
    language: post.language ?? language,
  });
  const spokenEpisodes = episodes.filter(({ slug }) => spoken[`${key}/${slug}`] !== undefined);
  return {
    categories: Object.entries(categories).map(([slug, name]) => ({ slug, name })),
    posts: [
      ...posts.map(rowOf),
      ...spokenEpisodes.map(({ number: _number, voices: _voices, chapters: _chapters, ...episode }) =>
        rowOf({ ...episode, kind: "podcast", type: "episode" }),
      ),
      ...events.map(({ startsAt: _from, endsAt: _to, timeZone: _zone, place: _place, ...event }) => {
        const { isOnline: _online, programme: _programme, ...written } = event;
        return rowOf({ ...written, kind: "event" });
      }),
    ],
    episodes: spokenEpisodes.flatMap((episode) => recordingOf(key, episode)),
    events: events.map(({ slug, startsAt, endsAt, timeZone, place, isOnline, programme }) => ({
      postId: idOf(key, slug),
      startsAt,
      endsAt,
      timeZone,
      place,
      isOnline,
      programme: [...programme],
    })),
    gallery: galleryOf(key, gallery),
  };
};
