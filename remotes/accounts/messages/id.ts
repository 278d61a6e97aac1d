import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Ruang belajar Anda",
  roomOf: (name: string) => `Ruang belajar ${name}`,
  greeting: (name: string) => `Selamat datang, ${name}.`,
  signedInAs: (email: string) => `Masuk sebagai ${email}`,
  account: "Akun dan keamanan",
  logout: "Keluar",
};
export type Messages = CatalogueOf<typeof messages>;
