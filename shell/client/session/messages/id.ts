import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Anda sudah keluar",
  text: "Akun ini ditutup di tab lain. Halaman ini kami tutupi agar isinya tidak terbaca orang berikutnya.",
  signIn: "Masuk lagi",
  goOn: "Lanjut tanpa masuk",
};
export type SessionMessages = CatalogueOf<typeof messages>;
