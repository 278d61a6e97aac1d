import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Suara",
  states: "Suara menurut keadaan",
  waiting: "Menunggu",
  published: "Tayang",
  rejected: "Ditolak",
  bookReviews: "Ulasan buku",
  aspirations: "Aspirasi",
  testimonies: "Testimoni",
  stars: (count: string) => `${count} bintang`,
  anonymous: "Tanpa nama",
  noConsent: "Pengirimnya tidak ingin ini ditayangkan.",
  hasPhone: "Ada nomor telepon. Periksa sebelum ditayangkan.",
  decided: (who: string) => `Diputuskan ${who}`,
  publish: "Tayangkan",
  reject: "Tolak",
  withdraw: "Turunkan",
  reason: "Alasan",
  reasonHelp: "10 sampai 255 karakter, tercatat di riwayat.",
  reasonWrong: "Alasan penolakan wajib diisi.",
  late: "Rekan Anda sudah lebih dulu memutuskan, atau pengirimnya tidak mengizinkan. Keputusan Anda tidak dipakai.",
  faults: (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
  none: "Tidak ada yang menunggu",
  noneText: "Kiriman baru muncul di sini.",
  lost: "Daftar suara tidak sampai",
  lostText: "Coba lagi sebentar.",
  retry: "Coba lagi",
};

export type ModerationMessages = CatalogueOf<typeof messages>;
