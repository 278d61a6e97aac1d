import type { Post, PostSummary } from "../contract/hosts/posts";

/** A post as a host answers it in a list. */
export const samplePost = (overrides: Partial<PostSummary> = {}): PostSummary => ({
  id: "tulisan-101",
  slug: "perpustakaan-di-atas-perahu",
  kind: "blog",
  type: "report",
  category: { slug: "sekolah", name: "Sekolah" },
  title: "Perpustakaan di atas perahu",
  summary: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga. Isinya empat ratus buku dan seorang penjaga.",
  cover: "",
  art: { motif: "mega mendung", seed: "perahu" },
  author: { name: "Marlina Tahitoe", role: "Penulis lepas, Ambon" },
  publishedAt: "2026-10-19T07:00:00+07:00",
  updatedAt: "2026-10-19T07:00:00+07:00",
  readingMinutes: 6,
  tags: ["membaca", "kepulauan"],
  language: "id",
  ...overrides,
});

/** The same as its own page shows it. */
export const sampleArticle = (overrides: Partial<Post> = {}): Post => ({
  ...samplePost(),
  coverAlt: "",
  content:
    "<p>Perahu itu datang <em>sebelum</em> matahari.</p><h2>Tujuh dermaga</h2><p>Di setiap dermaga ia menunggu dua jam.</p>",
  previous: {
    id: "tulisan-100",
    slug: "papan-tulis-dari-seng",
    title: "Papan tulis dari seng",
    category: { slug: "budaya", name: "Budaya" },
  },
  next: null,
  ...overrides,
});
