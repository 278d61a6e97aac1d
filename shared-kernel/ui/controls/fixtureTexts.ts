import type { Language } from "@serambi/kernel/contracts";

/** Some of the banks a payout goes to, with their codes in the clearing system. */
export const BANKS = [
  { value: "008", label: "Bank Mandiri", end: "008" },
  { value: "949", label: "Bank Manasuka", end: "949" },
  { value: "564", label: "Bank Mantap", end: "564" },
  { value: "014", label: "Bank Central Asia", end: "014" },
  { value: "009", label: "Bank Negara Indonesia", end: "009" },
  { value: "002", label: "Bank Rakyat Indonesia", end: "002" },
  { value: "451", label: "Bank Syariah Indonesia", end: "451" },
  { value: "114", label: "Bank Pembangunan Daerah Jawa Timur", end: "114" },
  { value: "123", label: "Bank Kalimantan Barat", end: "123" },
  { value: "129", label: "Bank Pembangunan Daerah Bali", end: "129" },
] as const;

export const levelOptions = (language: Language) =>
  language === "id"
    ? [
        { value: "dasar", label: "Dasar" },
        { value: "menengah", label: "Menengah" },
        { value: "lanjut", label: "Lanjut" },
      ]
    : [
        { value: "dasar", label: "Beginner" },
        { value: "menengah", label: "Intermediate" },
        { value: "lanjut", label: "Advanced" },
      ];

export const topicOptions = (language: Language) =>
  language === "id"
    ? [
        { value: "indeks", label: "Indeks" },
        { value: "kunci", label: "Penguncian" },
        { value: "cadangan", label: "Pencadangan, belum dibuka", disabled: true },
      ]
    : [
        { value: "indeks", label: "Indexes" },
        { value: "kunci", label: "Locks" },
        { value: "cadangan", label: "Backups, not yet open", disabled: true },
      ];

export const paymentOptions = (language: Language) =>
  language === "id"
    ? [
        { value: "va", label: "Rekening virtual", help: "Mandiri, BCA, BNI, BRI", end: "Rp\u00a04.000" },
        { value: "qris", label: "QRIS", help: "Pindai dengan aplikasi apa pun", end: "Gratis" },
        { value: "card", label: "Kartu kredit", help: "Sedang tidak tersedia", disabled: true },
      ]
    : [
        { value: "va", label: "Virtual account", help: "Mandiri, BCA, BNI, BRI", end: "IDR\u00a04,000" },
        { value: "qris", label: "QRIS", help: "Scan it with any app", end: "Free" },
        { value: "card", label: "Credit card", help: "Not available now", disabled: true },
      ];

export const calendarTexts = (language: Language) =>
  language === "id"
    ? { previousMonth: "Bulan sebelumnya", nextMonth: "Bulan berikutnya", month: "Bulan", year: "Tahun" }
    : { previousMonth: "Previous month", nextMonth: "Next month", month: "Month", year: "Year" };
