import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Pendaftaran sekolah",
  lede: (count: number) => (count === 0 ? "Tidak ada yang menunggu." : `${count} sekolah menunggu keputusan.`),
  confirm: "Konfirmasi",
  decline: "Tolak",
  reason: "Alasan penolakan",
  reasonHelp: "10–255 karakter. Dikirim ke penanggung jawab; datanya lalu dihapus.",
  reasonWrong: "Alasan penolakan wajib diisi (10–255 karakter).",
  faults: (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
  gone: "Rekan Anda sudah memutuskan.",
  failed: "Belum tersimpan. Coba lagi.",
  none: "Semua pendaftaran sudah diputuskan.",
  noneText: "Yang baru muncul di sini, dan kotak surat kantor ikut diberi tahu.",
  negeri: "negeri",
  swasta: "swasta",
  lost: "Daftar pendaftaran tidak dapat dimuat.",
  lostText: "Coba muat lagi sebentar lagi.",
  retry: "Muat lagi",
};

export type RegistrationMessages = CatalogueOf<typeof messages>;
