import type { Text } from "@serambi/kernel/service";

/** What the settings of this service take. */
export const settingTexts = {
  legal: {
    id: "Siapa yang bertanggung jawab atas situs: nama, alamat, dan alamat email",
    en: "Who answers for the site: a name, an address and an e-mail address",
  },
  portfolio: {
    id: "Setiap karya harus memiliki judul, slug, klien, dan tanggal yang sah",
    en: "Each case needs a title, a slug, a client and valid dates",
  },
  proposals: {
    id: "inbox, reader, dan kinds: untuk tiap bahasa, kata-kata formulir dan isi usulan tiap jenis mitra",
    en: "inbox, reader, and kinds: for each language, the form's words and the offer for each kind of partner",
  },
} satisfies Record<string, Text>;

/** The messages of the service's answers, for people. */
export const texts = {
  noProposals: { id: "Situs ini tidak membuat usulan seperti itu.", en: "This site makes no such proposals." },
  noProposal: { id: "Usulan ini tidak ditemukan.", en: "This proposal was not found." },
  noChoice: { id: "Pilih salah satu.", en: "Choose one of them." },
  tooMany: {
    id: "Sudah lima permintaan hari ini. Coba lagi besok.",
    en: "That makes five requests today. Try again tomorrow.",
  },
} satisfies Record<string, Text>;

/** The messages about fields that break a rule. */
export const fields: Readonly<Record<string, Text>> = {
  organization: {
    id: "Nama lembaga wajib diisi (2–150 karakter).",
    en: "The organisation is required (2–150 characters).",
  },
  people: { id: "Tulis jumlah orang, 1 sampai 200.000.", en: "Write how many people, 1 to 200,000." },
  start: { id: "Pilih bulan mulai.", en: "Choose the month in which it begins." },
  choice: texts.noChoice,
  needs: { id: "Tulis 10 sampai 2.000 karakter.", en: "Write 10 to 2,000 characters." },
  name: { id: "Nama wajib diisi (3–100 karakter).", en: "The name is required (3–100 characters)." },
  email: { id: "Format email tidak valid.", en: "This is not a valid e-mail address." },
  phone: {
    id: "Nomor HP tidak valid. Contoh: 081234567890.",
    en: "This is not a valid mobile number. Example: 081234567890.",
  },
  consent: { id: "Setujui kebijakan privasi lebih dahulu.", en: "Agree to the privacy policy first." },
};
