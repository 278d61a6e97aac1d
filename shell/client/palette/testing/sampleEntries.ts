import type { FoundEntry, FoundKind, SearchContent } from "../search/searchDocument";

const entry = (rest: Partial<FoundEntry> & Pick<FoundEntry, "title" | "kind">): FoundEntry => ({
  path: `/${rest.kind.replace(/^.*\./, "")}/${rest.title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
  note: "",
  words: "",
  ...rest,
});

/** Its kinds, as the server names them. */
export const sampleKinds: readonly FoundKind[] = [
  { id: "courses.course", name: "Kelas", icon: "book" },
  { id: "blog.post", name: "Tulisan", icon: "edit" },
  { id: "blog.event", name: "Acara", icon: "no-such-icon" },
  { id: "page", name: "Halaman", icon: "globe" },
];

/** A small site: what its palette finds. */
export const sampleEntries: readonly FoundEntry[] = [
  entry({ kind: "courses.course", title: "PostgreSQL dalam produksi", note: "Data dan Analisis, 30 November 2026" }),
  entry({
    kind: "courses.course",
    title: "Statistika yang dapat dipertahankan",
    note: "Memakai PostgreSQL sejak minggu ketiga",
  }),
  entry({ kind: "courses.course", title: "Pemrograman C++", words: "Lanjut cpp-01" }),
  entry({
    kind: "blog.post",
    title: "Kafé Postel mengajar basis data",
    note: "Teknologi, 1 Juni 2026",
    words: "sql murid",
  }),
  entry({ kind: "blog.post", title: "Perpustakaan kota menghapus denda", note: "Budaya, 18 November 2026" }),
  entry({ kind: "blog.event", title: "Pameran tiga sekolah", words: "murid pameran" }),
  entry({ kind: "page", title: "Kelas", path: "/Courses" }),
  entry({ kind: "page", title: "Blog", path: "/Blog" }),
];

/** Its index. */
export const sampleContent = (isPartial = false): SearchContent => ({
  isPartial,
  kinds: sampleKinds,
  entries: sampleEntries,
});
