/** Texts of what several parts show: dates and people, lists, sharing. */
export const commonMessages = {
  blog: "Blog",
  news: "Kabar",
  berita: "Berita",
  articles: "Artikel",

  by: (name: string) => `Oleh ${name}`,
  minutes: (count: string) => `${count} menit`,
  onPage: (found: string, page: number) => `${found}, halaman ${page}`,
  pages: "Halaman",
  pageNumber: (page: number) => `Halaman ${page}`,
  previousPage: "Halaman sebelumnya",
  nextPage: "Halaman berikutnya",
  emptyPage: "Daftar ini tidak sepanjang itu",
  emptyPageHelp: (pages: number) => `Halaman terakhirnya adalah halaman ${pages}.`,
  lastPage: "Ke halaman terakhir",
  listStale: "Daftar terbaru tidak sampai.",
  listStaleHelp: "Yang tampil di bawah adalah daftar sebelumnya.",
  failedHelp: "Server kami tidak menjawab sebagaimana mestinya. Coba lagi sebentar lagi.",
  retry: "Coba lagi",
  breadcrumb: "Remah roti",

  "share.copy": "Salin tautan",
  "share.native": "Bagikan",
  "share.copied": "Tautan tersalin.",
  "share.failed": (address: string) => `Tautan tidak bisa disalin otomatis. Ini alamatnya: ${address}`,
};
