import type { Language } from "@serambi/kernel/contracts";

import type { SeedPublished } from "../seed/posts/types";

type Row = SeedPublished["posts"][number];

const row = (own: Partial<Row> & Pick<Row, "id" | "slug" | "title">): Row => ({
  kind: "blog",
  type: "story",
  categorySlug: "catatan",
  summary: "Ringkasan.",
  content: "<p>Isi tulisan.</p>",
  cover: "",
  art: { motif: "kawung", seed: own.slug },
  author: { name: "Sari Utami", role: "Redaktur" },
  publishedAt: "2026-06-01T00:00:00.000Z",
  updatedAt: "2026-06-01T00:00:00.000Z",
  readingMinutes: 3,
  tags: [],
  language: "id",
  ...own,
});

const on = (day: string) => ({ publishedAt: `${day}T00:00:00.000Z`, updatedAt: `${day}T00:00:00.000Z` });

const heldOn = (postId: string, startsAt: string, endsAt: string) => ({
  postId,
  startsAt,
  endsAt,
  timeZone: "Asia/Makassar",
  place: { name: "Aula", address: "Jalan Nuri 1", city: "Makassar" },
  isOnline: false,
  programme: [{ startsAt, title: "Pembukaan" }],
});

const pictureOf = (number: number) => ({
  id: `g${number}`,
  slug: `gambar-${number}`,
  title: `Gambar ${number}`,
  src: `/media/melati/gambar-${number}.webp`,
  width: 1_200,
  height: 800,
  alt: "Kain",
  caption: "Sehelai kain.",
  colour: "#aabbcc",
  publishedAt: `2026-0${number}-01T00:00:00.000Z`,
});

const recordingOf = (postId: string, number: number) => ({
  postId,
  number,
  audio: { src: `/media/melati/episode-${number}.mp3`, mime: "audio/mpeg", bytes: 1_000, seconds: 12.5 },
  chapters: number === 1 ? [{ title: "Awal", from: 0 }] : [],
  transcript: [{ speaker: "Sari", text: "Halo.", from: 0.2, to: 1.5 }],
});

/** What a tenant of the fixture publishes: a small thing of each kind, and of what is read enough for two pages. */
export const postsFixture = (language: Language): SeedPublished => ({
  categories: [
    { slug: "catatan", name: "Catatan Kelas" },
    { slug: "kabar", name: "Kabar" },
    { slug: "kosong", name: "Belum Ada" },
    { slug: "siniar", name: "Siniar" },
    { slug: "acara", name: "Acara" },
  ],
  posts: [
    ...[1, 2, 3, 4, 5].map((month) =>
      row({
        id: `10${month}`,
        slug: `catatan-${month}`,
        title: `Catatan ${month}`,
        language,
        ...on(`2026-0${month}-10`),
      }),
    ),
    row({
      id: "201",
      slug: "kabar-beasiswa",
      title: "Kabar beasiswa",
      kind: "news",
      categorySlug: "kabar",
      type: "notice",
      ...on("2026-07-01"),
    }),
    row({
      id: "202",
      slug: "tanda-baca",
      title: 'Diskon 100% untuk "nama_kolom" 😀',
      kind: "article",
      type: "guide",
      summary: "Tentang tanda baca.",
      content: '<p class="lepas">Pagi&nbsp;ini <b>rambutan</b> masak.</p><script>alert(1)</script>',
      tags: ["Ejaan", "Bahasa"],
      ...on("2026-08-01"),
    }),
    // Somebody's id is another's slug.
    row({ id: "203", slug: "101", title: "Pemilik slug", ...on("2026-02-02") }),
    row({ id: "299", slug: "nanti", title: "Belum terbit", ...on("2026-12-24") }),
    row({
      id: "301",
      slug: "siniar-satu",
      title: "Siniar satu",
      kind: "podcast",
      type: "episode",
      categorySlug: "siniar",
    }),
    row({
      id: "302",
      slug: "siniar-dua",
      title: "Siniar dua",
      kind: "podcast",
      type: "episode",
      categorySlug: "siniar",
      ...on("2026-09-01"),
    }),
    row({
      id: "401",
      slug: "pameran-lalu",
      title: "Pameran lalu",
      kind: "event",
      type: "exhibition",
      categorySlug: "acara",
    }),
    row({
      id: "402",
      slug: "bengkel-nanti",
      title: "Bengkel nanti",
      kind: "event",
      type: "workshop",
      categorySlug: "acara",
    }),
    row({ id: "403", slug: "temu-besok", title: "Temu besok", kind: "event", type: "talk", categorySlug: "acara" }),
    row({ id: "404", slug: "temu-lama", title: "Temu lama", kind: "event", type: "talk", categorySlug: "acara" }),
  ],
  episodes: [recordingOf("301", 1), recordingOf("302", 2)],
  events: [
    heldOn("401", "2026-10-01T02:00:00.000Z", "2026-10-02T02:00:00.000Z"),
    heldOn("402", "2026-12-10T02:00:00.000Z", "2026-12-10T05:00:00.000Z"),
    // Under way at the fixture's hour.
    heldOn("403", "2026-11-21T02:00:00.000Z", "2026-11-21T09:00:00.000Z"),
    heldOn("404", "2026-09-01T02:00:00.000Z", "2026-09-01T05:00:00.000Z"),
  ],
  gallery: [1, 2, 3, 4, 5, 6, 7].map(pictureOf),
});
