/** Texts of what there is to read. */
export const articlesMessages = {
  "list.loading": "Memuat tulisan…",
  "list.empty": "Belum ada tulisan di sini",
  "list.emptyHelp": "Tulisan pertama tampil di halaman ini begitu terbit.",
  "list.failed": "Daftar tulisan tidak sampai",
  "list.description": (section: string, site: string) => `${section} ${site}: tulisan terbaru lebih dulu.`,

  "article.failed": "Tulisan ini tidak sampai",
};
