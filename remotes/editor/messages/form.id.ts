import { inSentence } from "./inSentence";

/** Texts of forms that are made of schemas. */
export const form = {
  optional: "opsional",
  none: "Tidak ada",
  formCount: (used: number, most: number) => `${used} dari ${most}`,
  tooLong: (used: number, most: number) => `Paling panjang ${most} huruf; ini ${used}.`,
  formTooLong: (used: number, most: number) =>
    `Paling panjang ${most} huruf; ini ${used}. Yang Anda tulis tetap ada di draf.`,
  formItems: (count: number, most: number | undefined) => (most === undefined ? `${count}` : `${count} dari ${most}`),
  formItem: (n: number) => `Nomor ${n}`,
  formAdd: (label: string) => `Tambah ${inSentence(label)}`,
  formDrop: (label: string) => `Hapus ${inSentence(label)}`,
  formRemove: (label: string) => `Hapus: ${label}`,
  formMoved: (label: string, at: number, of: number) => `${label}: tempat ${at} dari ${of}`,
  formRemoved: (label: string) => `${label} dihapus`,
  formUp: (label: string) => `Naikkan: ${label}`,
  formDown: (label: string) => `Turunkan: ${label}`,
  formKind: "Jenis",
  formName: "Nama baru",
  formOther: "Bukan JSON yang lengkap",
  formNoNumber: "Tulis sebuah angka",
  picture: (label: string) => `Kirim gambar: ${label}`,
  pictureSend: "Kirim gambar",
  pictureSending: (percent: number) => `Terkirim ${percent}%`,
  pictureFailed: (reason: string) => `Gambar tidak dapat dipakai. ${reason}`,
  pictureTooLarge: "Gambar ini lebih besar dari 5 MB. Perkecil dulu, lalu kirim lagi.",
};
