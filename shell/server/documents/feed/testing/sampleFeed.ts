import type { FeedFile, FeedItem } from "@serambi/kernel/server";

/** A thing that subscribers are told of, as a remote tells it. */
export const sampleItem = (overrides: Partial<FeedItem> = {}): FeedItem => ({
  path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu",
  title: "Perpustakaan di atas perahu",
  summary: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga.",
  html: "<p>Perahu itu datang <em>sebelum</em> matahari.</p>",
  author: "Marlina Tahitoe",
  publishedAt: "2026-10-19T07:00:00+07:00",
  updatedAt: "2026-10-20T09:30:00+07:00",
  categories: ["Sekolah", "membaca"],
  language: "id",
  ...overrides,
});

/** A recording of a series. */
export const sampleRecording = (audio: Partial<NonNullable<FeedItem["audio"]>> = {}): FeedItem =>
  sampleItem({
    path: "/Suara/bagian-8/suara-dari-dermaga",
    title: "Suara dari dermaga",
    audio: {
      src: "/media/media/bagian-8.mp3",
      mime: "audio/mpeg",
      bytes: 291_456,
      seconds: 145.7,
      number: 8,
      ...audio,
    },
  });

/** A feed of posts. */
export const sampleFeed = (overrides: Partial<FeedFile> = {}): FeedFile => ({
  kind: "feed",
  format: "rss",
  title: "Blog Lembar",
  description: "Setiap tulisan baru.",
  page: "/Blog",
  items: [sampleItem()],
  ...overrides,
});

/** A feed that is listened to. */
export const sampleSeries = (items: readonly FeedItem[] = [sampleRecording()]): FeedFile =>
  sampleFeed({ page: "/Suara", items, series: { category: "Education", cover: "/suara/cover.png" } });
