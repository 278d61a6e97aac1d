type InvoiceState = "open" | "told" | "paid";
type Verdict = "mistyped" | "unknown" | "valid" | "revoked";
type Step = "draft" | "ready" | "signed" | "received";

const INVOICE: Readonly<Record<InvoiceState, string>> = {
  open: "Belum dibayar",
  told: "Menunggu pemeriksaan",
  paid: "Lunas",
};
const VERDICT: Readonly<Record<Verdict, string>> = {
  mistyped: "Nomor salah ketik",
  unknown: "Nomor tidak dikenal",
  valid: "Sertifikat sah",
  revoked: "Sertifikat sudah dicabut",
};
const STEP: Readonly<Record<Step, string>> = {
  draft: "Ditulis",
  ready: "Siap diperiksa",
  signed: "Ditandatangani",
  received: "Diterima di rumah",
};

/** Pembayaran, sertifikat, dan rapor. */
export const demoDesk = {
  invoice: "Tagihan",
  forWhat: "Untuk",
  amount: "Jumlah",
  dueOn: "Jatuh tempo",
  acts: "Tindakan",
  invoicesOn: (day: string) => `Tagihan, dilihat pada ${day}`,
  invoiceState: (state: InvoiceState) => INVOICE[state],
  late: "Terlambat",
  pay: "Tandai lunas",
  payOf: (number: string) => `Tandai ${number} lunas`,
  isPaid: (number: string) => `${number} ditandai lunas.`,
  unpay: "Batalkan",
  unpayOf: (number: string) => `Batalkan tanda lunas ${number}`,
  isUnpaid: (number: string) => `Tanda lunas ${number} dibatalkan.`,
  tell: "Saya sudah transfer",
  tellOf: (number: string) => `Saya sudah mentransfer ${number}`,
  isTold: (number: string) => `Kabar transfer ${number} terkirim ke tata usaha.`,
  billed: (amount: string) => `Ditagih ${amount}`,
  received: (amount: string) => `Diterima ${amount}`,
  outstanding: (amount: string) => `Sisa ${amount}`,
  lateCount: (count: number) => `${count} terlambat`,
  noAmounts: "Pengajar melihat siapa yang sudah lunas, tanpa jumlahnya.",

  requirements: "Syarat",
  haveOf: (have: number, need: number, unit: string) => `${have} dari ${need} ${unit}`.trim(),
  met: "Terpenuhi",
  notMet: "Belum",
  oneMore: (label: string) => `Tambah satu: ${label}`,
  oneLess: (label: string) => `Kurangi satu: ${label}`,
  noNumberYet: "Belum bernomor",
  issue: "Terbitkan",
  isIssued: (number: string) => `Terbit dengan nomor ${number}.`,
  notReady: "Masih ada syarat yang belum terpenuhi.",
  revoke: "Cabut",
  revoked: "Dicabut",
  checkNumber: "Periksa nomor sertifikat",
  checkHelp: "Siapa pun boleh memeriksa. Coba ubah satu angka.",
  checkIt: "Periksa",
  verdict: (verdict: Verdict) => VERDICT[verdict],

  subject: "Mata pelajaran",
  least: "Batas",
  mark: "Nilai",
  grade: "Predikat",
  mean: "Rata-rata",
  meanIs: (mean: string) => `Rata-rata sekarang ${mean}.`,
  remark: "Catatan wali",
  reportStep: (step: Step) => STEP[step],
  handOver: "Serahkan untuk diperiksa",
  handedOver: "Diserahkan. Nilainya tidak dapat diubah lagi oleh pengajar.",
  signReport: "Tanda tangani",
  reportSigned: "Ditandatangani. Sekarang terlihat di rumah.",
  receive: "Tanda terima orang tua",
  reportReceived: "Tanda terima tersimpan.",
  giveBack: "Kembalikan ke pengajar",
  reportReopened: "Dikembalikan ke pengajar.",
  notSignedYet: "Belum ditandatangani. Rapor terlihat di sini begitu selesai diperiksa.",
};
