import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Ruang belajar Anda",
  greeting: (name: string) => `Selamat datang, ${name}.`,
  signedInAs: (email: string) => `Masuk sebagai ${email}`,
  logout: "Keluar",
};
export type Messages = CatalogueOf<typeof messages>;
