/** Texts of the development panel. */
export const messages = {
  title: "Panel pengembang",
  close: "Tutup",
  release: "Rilis",
  newer: (id: string) => `Yang tayang sekarang ${id}; muat ulang untuk mengambilnya.`,
  site: "Situs",
  layout: "Tata letak",
  page: "Halaman",
  noPage: "tidak ada",

  remotes: "Remote",
  remote: "Remote",
  version: "Versi",
  files: "Berkas",
  size: "KB",
  took: "ms",
  canary: "uji coba",
  local: "lokal",
  noRemotes: "Belum ada remote yang dimuat di halaman ini.",
  notLoaded: "–",

  slots: "Slot di halaman ini",
  noSlots: "Halaman ini tidak memuat slot.",
  outline: "Tandai slot di halaman",
  goTo: (slot: string) => `Tunjukkan ${slot}`,

  times: "Waktu sejak navigasi, ms",
  firstByte: "Bita pertama",
  firstPaint: "Cat pertama (FCP)",
  largestPaint: "Cat terbesar (LCP)",
  parsed: "Dokumen siap",
  loaded: "Selesai dimuat",
};

export type PanelMessages = typeof messages;
