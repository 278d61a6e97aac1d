import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  description: (site: string) => `Formulir ${site}: dibaca orang, dijawab lewat surel.`,
  email: "Email",
  sending: "Mengirim…",
  trap: "Kosongkan",
  waiting: "Menunggu sambungan. Isian disimpan di peramban ini dan dikirim sekali.",
  faults: (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
  choose: "Pilih…",
  left: (text: string, count: number) => `${text} (${count} tempat)`,
  full: (text: string) => `${text} (penuh)`,
  phoneWrong: "Nomor HP tidak valid. Contoh: 081234567890.",
  choiceWrong: "Pilih salah satu.",
  nameWrong: "Nama wajib diisi (3–100 karakter).",
  emailWrong: "Format email tidak valid.",
  wordsWrong: "Tulis 3 sampai 1.000 karakter.",
  failed: "Belum sampai. Isiannya masih ada di sini; coba kirim lagi.",
  tooMany: "Terlalu sering. Coba lagi sebentar.",
  done: "Sudah kami terima.",
  reference: (number: string) => `Nomornya ${number}.`,
  lost: "Formulir ini sedang tidak bisa dimuat.",
  home: "Kembali ke halaman utama",
};

export type MessageMessages = CatalogueOf<typeof messages>;
