import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Words of the account's place in the frame. `visitor` and `member` travel with every page. */
export const messages = {
  visitor: "Masuk",
  member: "Akun Anda",
  room: "Ruang belajar",
  account: "Akun dan keamanan",
  logout: "Keluar",
  logoutNote: "dari peramban ini saja",
  coming: "Sebentar…",
  unknown: "Nama Anda belum dapat dimuat",
  over: "Sesi Anda sudah berakhir.",
  again: "Masuk lagi",
};
export type FrameMessages = CatalogueOf<typeof messages>;
