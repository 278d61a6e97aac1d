import type { FoundEntry } from "../search/searchDocument";

const entry = (rest: Partial<FoundEntry> & Pick<FoundEntry, "title" | "kind">): FoundEntry => ({
  path: `/${rest.kind}/${rest.title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
  note: "",
  words: "",
  ...rest,
});

/** A small site: what its palette finds. */
export const sampleEntries: readonly FoundEntry[] = [
  entry({ kind: "course", title: "PostgreSQL dalam produksi", note: "Data dan Analisis, 30 November 2026" }),
  entry({
    kind: "course",
    title: "Statistika yang dapat dipertahankan",
    note: "Memakai PostgreSQL sejak minggu ketiga",
  }),
  entry({ kind: "course", title: "Pemrograman C++", words: "Lanjut cpp-01" }),
  entry({ kind: "post", title: "Kafé Postel mengajar basis data", note: "Teknologi, 1 Juni 2026", words: "sql murid" }),
  entry({ kind: "post", title: "Perpustakaan kota menghapus denda", note: "Budaya, 18 November 2026" }),
  entry({ kind: "event", title: "Pameran tiga sekolah", words: "murid pameran" }),
  entry({ kind: "page", title: "Kelas", path: "/Courses" }),
  entry({ kind: "page", title: "Blog", path: "/Blog" }),
];
