import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Janji temu",
  lede: (count: number) =>
    count === 0 ? "Tidak ada janji mendatang." : `${count} janji mendatang, yang terdekat lebih dulu.`,
  hoursText: "Jam kantor dan hari libur diatur di pengaturan situs, kunci appointments.",
  none: "Belum ada janji",
  noneText: "Janji yang dibuat pengunjung akan tampil di sini.",
  online: "Daring",
  cancelled: "Dibatalkan",
  guests: (emails: string) => `Tamu: ${emails}`,
  release: "Batalkan dan beri tahu",
  reason: "Alasan, dikirim ke pembuat janji",
  reasonHelp: "10 sampai 255 karakter.",
  reasonWrong: "Alasan penolakan wajib diisi.",
  gone: "Janji ini sudah dibatalkan.",
  faults: (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
  lost: "Daftar janji tidak sampai",
  lostText: "Coba lagi sebentar.",
  retry: "Coba lagi",
};

export type OfficeMessages = CatalogueOf<typeof messages>;
