import { draft } from "./draft.id";

const time = (iso: string): string =>
  `${new Date(iso).toLocaleString("id-ID", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" })} WIB`;

export const messages = {
  ...draft,
  title: "Riwayat",
  empty: "Belum ada yang diterbitkan dari sini",
  emptyText: "Setiap kali draf diterbitkan, perubahannya tercatat di halaman ini.",
  publishedBy: (name: string) => `Terbit oleh ${name}`,
  moment: time,
  compare: "Bandingkan",
  restore: "Pulihkan ke draf",
  pages: "Halaman riwayat",
  newer: "Lebih baru",
  older: "Lebih lama",
  pageNumber: (n: number) => `Halaman ${n}`,
  transfer: "Ekspor dan impor",
  export: "Ekspor",
  exportText: "Seluruh pengaturan dan halaman situs, seperti yang dilihat pengunjung, dalam satu berkas.",
  exportButton: "Unduh berkas situs",
  import: "Impor",
  importText: "Isi berkas masuk ke draf. Pengunjung melihatnya setelah Anda menerbitkan.",
  importFile: "Berkas situs",
  importTooLarge: "Berkas situs paling besar 2 MB",
  importNoSite: "Berkas ini bukan ekspor sebuah situs",
};
