import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Semua tata letak",
  intro: (count: number, site: string): string =>
    `Isi yang sama, yaitu halaman depan ${site}, dalam ${count} tata letak dan tiga lebar layar. Warna dan huruf tetap milik situs ini.`,
  theme: "Tema",
  themeSystem: "Mengikuti sistem",
  themeLight: "Terang",
  themeDark: "Gelap",
  language: "Bahasa",
  indonesian: "Indonesia",
  english: "Inggris",
  show: "Tampilkan",
  contents: "Daftar tata letak",
  components: "Komponen",
  open: (layout: string): string => `Buka ${layout} di halaman sendiri`,
  frame: (layout: string, widthPx: number): string => `${layout} pada lebar ${widthPx} piksel`,
};

export type LayoutsMessages = CatalogueOf<typeof messages>;
