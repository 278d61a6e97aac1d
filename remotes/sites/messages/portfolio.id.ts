import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Texts of the work for clients. */
export const messages = {
  "portfolio.failed": "Daftar pekerjaan belum dapat dimuat. Silakan coba beberapa saat lagi.",
  "portfolio.caseFailed": "Catatan pekerjaan ini belum dapat dimuat. Silakan coba beberapa saat lagi.",
  "portfolio.emptyTitle": "Belum ada pekerjaan yang diceritakan",
  "portfolio.emptyText": "Setiap pekerjaan ditulis setelah kliennya membaca dan menyetujui catatannya.",
  "portfolio.emptyKindTitle": "Belum ada pekerjaan untuk mereka yang diceritakan",
  "portfolio.breadcrumb": "Remah roti",
  "portfolio.kinds": "Untuk siapa",
  "portfolio.all": "Semua",
  "portfolio.count": (count: number) => `${count} pekerjaan`,
  "portfolio.seeAll": "Lihat semua pekerjaan",

  "kind.corporate": "Perusahaan",
  "kind.government": "Pemerintah",
  "kindTitle.corporate": "Pekerjaan untuk perusahaan",
  "kindTitle.government": "Pekerjaan untuk pemerintah",
  "kindText.corporate": (site: string, clients: string) => `${site} bekerja bersama perusahaan: ${clients}.`,
  "kindText.government": (site: string, clients: string) => `${site} bekerja bersama instansi pemerintah: ${clients}.`,
  "portfolio.and": (first: string, last: string) => `${first} dan ${last}`,

  "case.since": (month: string) => `Sejak ${month}`,
  "case.client": "Klien",
  "case.kind": "Jenis klien",
  "case.period": "Masa kerja",
  "case.ongoing": (month: string) => `Sejak ${month}, masih berjalan`,
  "case.participants": "Peserta",
  "case.people": (count: string) => `${count} peserta`,
  "case.facts": "Ringkasan pekerjaan",
  "case.about": "Yang dikerjakan",
  "case.images": "Gambar dari pekerjaan ini",
  "case.batches": "Angkatan demi angkatan",
  "case.batch": "Angkatan",
  "case.held": "Pelaksanaan",
  "case.total": "Seluruhnya",
  "case.elsewhere": "Di tempat lain",
  "case.project": (host: string) => `Buka hasilnya di ${host}`,
  "case.video": (host: string) => `Tonton videonya di ${host}`,
  "case.next": "Pekerjaan berikutnya",
};
export type PortfolioMessages = CatalogueOf<typeof messages>;
