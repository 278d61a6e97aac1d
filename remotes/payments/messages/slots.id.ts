import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  buy: "Beli kelas ini",
  resume: "Lanjutkan pembayaran",
  resumeText: (number: string) => `Tagihan ${number} menunggu dibayar.`,
  opened: "Kelas ini baru saja terbuka untuk Anda.",
  history: "Tagihan",
  waiting: (sum: string, until: string) => `${sum} menunggu sampai ${until}`,
  allInvoices: "Semua tagihan",
  payouts: "Pencairan",
  payments: "Pembayaran situs ini",
  pay: "Bayar",
  receipt: "Kuitansi",
  pass: (months: number) => `Semua kelas, ${months} bulan`,
  PENDING: "Menunggu",
  PAID: "Lunas",
  SETTLED: "Tuntas",
  REFUNDED: "Dikembalikan",
  EXPIRED: "Kedaluwarsa",
  FAILED: "Gagal",
  CANCELLED: "Dibatalkan",
};
export type SlotMessages = CatalogueOf<typeof messages>;
