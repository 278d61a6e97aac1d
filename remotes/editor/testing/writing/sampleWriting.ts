import type { WritingKind } from "../../contract/writing/kinds";
import type { Writing, WritingValue } from "../../contract/writing/Writing";

export const sampleValue = (overrides: Partial<WritingValue> = {}): WritingValue => ({
  title: "Desa yang memutuskan untuk tidak membangun sekolah baru",
  slug: "desa-tanpa-sekolah-baru",
  summary: "Uang gedung membayar dua puluh enam rumah.",
  category: "Kabar",
  type: "story",
  tags: ["desa", "sekolah"],
  cover: "",
  coverAlt: "",
  isCoverPlain: false,
  art: null,
  author: { name: "Ratna Dewi", role: "Redaktur" },
  language: "id",
  text: "Di Wanareja, **sebelas anak** duduk di sana.",
  event: null,
  episode: null,
  picture: null,
  ...overrides,
});

/** A draft that nobody has published yet. */
export const sampleWriting = (kind: WritingKind = "article", overrides: Partial<Writing> = {}): Writing => ({
  kind,
  id: "410022",
  state: "draft",
  version: 3,
  value: sampleValue(),
  isChanged: true,
  changedAt: "2026-11-21T03:00:00.000Z",
  changedBy: "Ratna Dewi",
  publishedAt: null,
  scheduledAt: null,
  liveSlug: null,
  redirects: [],
  versions: [],
  ...overrides,
});
