import type { SeedSite } from "../types";
import { openLibraryHome } from "./openLibraryHome";

/** The open library: learning material that anybody may copy. */
export const site: SeedSite = {
  key: "open-library",
  language: "id",
  hosts: ["open-library.localhost"],
  settings: {
    title: "Perpustakaan Terbuka",
    layout: "open-library",
    logoDark: "/media/open-library/logo-dark.svg",
    logoLight: "/media/open-library/logo-light.svg",
    favicon: "/media/open-library/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Courses/@Premium",
      "/Courses/@Premium/:slug",
      "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Certificate/:code",
    ],
    voice: {
      "courses.premium": "{count} bahan belajar di laci ini",
      "courses.premium-one": "Satu bahan belajar di laci ini",
      "courses.premium-lede": "Tarik satu kartu. Bab pertamanya langsung terbuka, tanpa kartu anggota.",
      "shell.not-found": "Kartunya ada, bukunya tidak di rak. Mungkin dipinjam sejak 1997, mungkin salah taruh.",
    },
    css: {
      ft_primary: "Literata",
      ft_secondary: "Literata",
      // Slate of the cabinet, the red line of a card, violet of the stamp, brass of the handles, cream of the paper.
      clr_primary: "#34566b",
      clr_secondary: "#b3261e",
      clr_success: "#2f7a4f",
      clr_info: "#4b2a86",
      clr_warning: "#c9a45c",
      clr_danger: "#a3122a",
      clr_light: "#fffaec",
      clr_dark: "#17222c",
    },
    meta: {
      name: "Ambil kartunya, bawa bukunya, tidak usah kembali",
      description:
        "1.939 buku dan bahan belajar berbahasa Indonesia. Gratis dibaca, dicetak, disalin, dan diajarkan. Tanpa masuk akun.",
      keywords: "perpustakaan terbuka, buku gratis, bahan belajar bebas disalin, CC BY",
      site_name: "Perpustakaan Terbuka Serambi",
      url: "https://perpustakaan.serambi.example",
      twitter_site: "@pustakaserambi",
    },
    navigation: {
      primary: [
        { label: "Laci", href: "/#laci" },
        { label: "Rak minggu ini", href: "/#rak" },
        { label: "Kursus", href: "/Courses/@Premium" },
        { label: "Ulasan", href: "/#ulasan" },
        { label: "Donasi", href: "/#donasi" },
      ],
      footer: [
        {
          title: "Tanggal kembali",
          links: [
            { label: "14 FEB 2019" },
            { label: "02 AGU 2021" },
            { label: "30 MAR 2024" },
            { label: "TIDAK PERLU" },
          ],
        },
        {
          title: "Layanan",
          links: [
            {
              label: "Menyumbang naskah",
              href: "mailto:naskah@perpustakaan.serambi.example?subject=Menyumbang%20naskah",
            },
            { label: "Lisensi dan hak menyalin", href: "https://creativecommons.org/licenses/by/4.0/deed.id" },
            {
              label: "Bertanya kepada pustakawan",
              href: "mailto:jaga@perpustakaan.serambi.example?subject=Pertanyaan",
            },
          ],
        },
      ],
      about: "Perpustakaan Terbuka Serambi\nJalan Melati 8, Karangjati\nPustakawan jaga: 08.00–20.00",
    },
  },
  home: openLibraryHome,
};
