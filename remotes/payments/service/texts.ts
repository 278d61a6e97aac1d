import type { Text } from "@serambi/kernel/service";

/** What the service answers with, for people. */
export const texts = {
  notSold: { id: "Kelas ini tidak dijual.", en: "This class is not for sale." },
  invoiceNotFound: { id: "Tagihan tidak ditemukan", en: "The invoice was not found" },
  hasAccess: { id: "Kelas ini sudah terbuka untuk Anda.", en: "This class is open to you already." },
  priceChanged: {
    id: "Harganya sudah berubah. Periksa ringkasannya, lalu bayar bila setuju.",
    en: "The price has changed. Look at the summary, then pay if you agree.",
  },
  noSuchPass: { id: "Pilih salah satu.", en: "Choose one." },
  voucherUnknown: { id: "Kode voucer ini tidak dikenal.", en: "This voucher code is not known." },
  voucherEarly: { id: "Voucer ini belum berlaku.", en: "This voucher is not valid yet." },
  voucherOver: { id: "Masa voucer ini sudah habis.", en: "This voucher is no longer valid." },
  voucherUsedUp: { id: "Voucer ini sudah habis dipakai.", en: "This voucher has been used up." },
  voucherOther: { id: "Voucer ini untuk kelas lain.", en: "This voucher is for another class." },
  voucherMine: { id: "Anda sudah memakai voucer ini.", en: "You have used this voucher already." },
  nothingToRepay: {
    id: "Belum ada pembayaran yang gagal untuk kelas ini.",
    en: "No payment for this class has failed.",
  },
  callbackRefused: { id: "Pemberitahuan ditolak", en: "The callback was refused" },
  callbackUnreadable: { id: "Pemberitahuan tidak dapat dibaca", en: "The callback could not be read" },
  callbackMismatch: {
    id: "Pemberitahuan tidak cocok dengan tagihan",
    en: "The callback does not match the invoice",
  },
} satisfies Record<string, Text>;

/** What fields take. */
export const fields: Readonly<Record<string, Text>> = {
  slug: { id: "Kelas wajib disebut", en: "The class must be named" },
  number: { id: "Nomor tidak valid.", en: "The number is not valid." },
  kind: { id: "Pilih salah satu.", en: "Choose one." },
  months: { id: "Pilih salah satu.", en: "Choose one." },
  voucher: { id: "Kode voucer paling panjang 40 karakter.", en: "A voucher code has 40 characters at most." },
  method: { id: "Pilih salah satu.", en: "Choose one." },
  ending: { id: "Pilih salah satu.", en: "Choose one." },
  channel: { id: "Pilih salah satu.", en: "Choose one." },
};
