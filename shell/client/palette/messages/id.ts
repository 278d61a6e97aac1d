/** What is written in the search palette. */
export const messages = {
  /** Its name: what is searched. */
  title: (site: string): string => `Cari di ${site}`,
  placeholder: "Ketik yang dicari",
  close: "Tutup pencarian",
  clear: "Kosongkan kotak cari",
  filters: "Saring hasil",
  results: "Hasil pencarian",
  all: "Semua",
  recent: "Pencarian terakhir",
  clearRecent: "Hapus pencarian terakhir",
  pages: "Halaman situs ini",
  count: (total: number): string => `${total} hasil`,
  /** Of more than are listed. */
  shown: (shown: number, total: number): string => `${shown} dari ${total} hasil`,
  loading: "Memuat daftar pencarian",
  noneTitle: (typed: string): string => `Tidak ada yang cocok dengan “${typed}”`,
  noneText: "Coba kata yang lebih pendek atau lebih umum.",
  failedTitle: "Pencarian sedang tidak tersedia",
  failedText: "Daftar yang dicari belum dapat dimuat.",
  offlineTitle: "Anda sedang luring",
  offlineText: "Pencarian membutuhkan sambungan. Begitu tersambung kembali, pencarian dilanjutkan.",
  retry: "Coba lagi",
  partial: "Sebagian isi sedang tidak dapat dicari.",
  move: "pindah",
  open: "buka",
  openByKey: "Buka dengan tombol /",
};

export type PaletteMessages = typeof messages;
