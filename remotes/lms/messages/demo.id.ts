import type { CatalogueOf } from "@serambi/kernel/i18n";

import { demoDesk } from "./demoDesk.id";
import { demoOffice } from "./demoOffice.id";
import { demoSchool } from "./demoSchool.id";
import { demoTalk } from "./demoTalk.id";

/** Peragaan yang dapat dicoba di halaman fitur. */
export const messages = {
  tryThis: (hint: string) => `Coba: ${hint}`,
  reset: "Kembalikan",
  wasReset: "Semua kembali seperti semula.",
  lookAs: "Lihat sebagai",
  keptHere: "Contoh, bukan data sungguhan. Yang Anda ubah tersimpan di tab ini saja dan hilang saat tab ditutup.",
  needsScripts: "Beginilah keadaan awalnya. Untuk mencobanya, nyalakan JavaScript di peramban Anda.",
  name: "Nama",
  state: "Keadaan",
  percent: (value: number) => `${value}%`,
  people: (count: number) => `${count} orang`,
  cancel: "Batal",
  ...demoSchool,
  ...demoDesk,
  ...demoTalk,
  ...demoOffice,
};
export type DemoMessages = CatalogueOf<typeof messages>;
