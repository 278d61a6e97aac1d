import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Texts of a visitor's own agenda of an event, and of the proposal to sponsors. */
export const messages = {
  "sponsorship.benefits": "Yang Anda dapat",
  "sponsorship.left": (left: number): string => (left === 0 ? "sudah penuh" : `${left} masih ada`),
  proposalFor: "Nama perusahaan",
  proposalHelp: "Boleh dikosongkan. Namanya hanya dicetak di berkas, tidak disimpan.",
  proposalFile: "Unduh proposal (PDF)",
  proposalHeading: "Proposal sponsor",
  proposalTo: (name: string): string => `Untuk ${name}`,
  proposalToAll: "Untuk calon sponsor",
  proposalTitle: (event: string): string => `Proposal sponsor ${event}`,
  proposalPage: "Halaman acara",
  proposalDate: (date: string): string => `Dibuat ${date}. Harga dan jumlah slot seperti pada hari itu.`,
  mine: "Agenda saya",
  empty: "Belum ada. Centang acara yang ingin Anda datangi; pilihannya tersimpan di gawai ini saja.",
  pick: (title: string): string => `Masukkan ke agenda: ${title}`,
  clash: "Bentrok dengan acara lain pada jam yang sama",
  remove: "Keluarkan",
  removeNamed: (title: string): string => `Keluarkan dari agenda: ${title}`,
  count: (count: number): string => `${count} acara di agenda Anda.`,
  file: "Unduh ke kalender (.ics)",
  copy: "Salin tautan agenda",
  share: "Bagikan",
  copied: "Tautan disalin.",
  copyFailed: (address: string): string => `Salin sendiri: ${address}`,
  shareTitle: (title: string): string => `Agenda saya: ${title}`,
  clear: "Kosongkan",
  shared: (count: number): string => `Seseorang membagikan agendanya kepada Anda: ${count} acara.`,
  take: "Masukkan ke agenda saya",
  leave: "Abaikan",
};

export type EventMessages = CatalogueOf<typeof messages>;
