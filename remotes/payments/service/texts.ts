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
  notPaid: { id: "Tagihan ini tidak lunas.", en: "This invoice is not paid." },
  notLate: { id: "Tidak ada akses yang tertunda.", en: "No access is late." },
  nothingUnclaimed: { id: "Tidak ada uang yang menunggu keputusan.", en: "No money waits for a decision." },
  openAlready: {
    id: "Kelasnya sudah terbuka bagi pembeli ini; kembalikan uangnya.",
    en: "It is open to this buyer already; give the money back.",
  },
  noBank: {
    id: "Situs ini belum punya bank untuk mengirim pencairan.",
    en: "This site has no bank to send payouts with.",
  },
  nobody: { id: "Tidak ada anggota situs ini dengan email itu.", en: "No member of this site has this e-mail." },
  payoutNotFound: { id: "Pencairan tidak ditemukan", en: "The payout was not found" },
  ownPayout: { id: "Pengajuan sendiri diputuskan orang lain.", en: "Somebody else decides your own request." },
  decided: { id: "Pengajuan ini sudah diputuskan.", en: "This request has been decided already." },
  balanceTooLow: { id: "Saldo tidak mencukupi.", en: "The balance does not suffice." },
  bankUnknown: { id: "Pilih bank.", en: "Choose a bank." },
  noBalance: { id: "saldo tidak cukup", en: "insufficient balance" },
  noSuchAccount: { id: "nomor rekening tidak dikenal bank", en: "the bank does not know the account" },
} satisfies Record<string, Text>;

/** Codes of banks for why a transfer did not arrive. */
export const bankReasons: Readonly<Record<string, Text>> = {
  INVALID_DESTINATION: texts.noSuchAccount,
  RECIPIENT_ACCOUNT_NUMBER_ERROR: texts.noSuchAccount,
  RECIPIENT_ACCOUNT_NOT_FOUND: texts.noSuchAccount,
  BANK_CODE_NOT_SUPPORTED_ERROR: {
    id: "bank ini belum dapat dikirimi",
    en: "money cannot be sent to this bank yet",
  },
  RECIPIENT_AMOUNT_ERROR: { id: "bank tidak menerima jumlah ini", en: "the bank does not take this amount" },
  MAXIMUM_TRANSFER_LIMIT_ERROR: { id: "jumlahnya di atas batas bank", en: "the amount is above the bank's limit" },
  INSUFFICIENT_BALANCE: {
    id: "saldo situs di bank tidak cukup",
    en: "the site's balance at the bank does not suffice",
  },
  REJECTED_BY_BANK: { id: "ditolak bank penerima", en: "the receiving bank refused it" },
  TEMPORARY_BANK_NETWORK_ERROR: { id: "jaringan bank terganggu", en: "the bank's network was disturbed" },
};

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
  email: { id: "Format email tidak valid.", en: "The e-mail is not valid." },
  bankCode: texts.bankUnknown,
  accountNumber: { id: "Nomor rekening 6–20 digit.", en: "An account number has 6–20 digits." },
  accountHolderName: {
    id: "Nama pemilik wajib diisi (3–100 karakter).",
    en: "The holder's name is required (3–100 characters).",
  },
  amount: { id: "Pencairan minimal Rp50.000.", en: "A payout is Rp50,000 at least." },
  note: { id: "Catatan paling panjang 140 karakter.", en: "A note has 140 characters at most." },
  reason: { id: "Alasan penolakan wajib diisi.", en: "A reason is required (10–255 characters)." },
  month: { id: "Bulan tidak valid.", en: "The month is not valid." },
};
