import type { SeedSite } from "../types";
import { womenInTechHome } from "./womenInTechHome";

/** A campaign until 2030: women in technology, counted thread by thread. */
export const site: SeedSite = {
  key: "women-in-tech",
  language: "id",
  hosts: ["women-in-tech.localhost"],
  settings: {
    title: "Tenunan Belum Selesai",
    layout: "women-in-tech",
    logoDark: "/media/women-in-tech/logo-dark.svg",
    logoLight: "/media/women-in-tech/logo-light.svg",
    favicon: "/media/women-in-tech/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Aspirations",
      "/Testimonies",
      "/Moderation",
      "/Courses/@Premium",
      "/Courses/@Premium/:slug",
      "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Certificate/:code",
      "/Message/:topic",
    ],
    voice: {
      "courses.premium": "{count} helai yang sudah bisa ditenun",
      "courses.premium-one": "Satu helai yang sudah bisa ditenun",
      "courses.premium-lede": "Kursus yang ditulis perempuan yang mengerjakannya. Helai pertamanya gratis.",
      "shell.not-found": "Bagian kain ini belum ditenun. Benangnya sudah ada.",
    },
    css: {
      ft_primary: "Archivo",
      ft_secondary: "Archivo",
      // Vermilion, the deep green of old ikat and a sun yellow, on ecru yarn.
      clr_primary: "#f0491f",
      clr_secondary: "#12403c",
      clr_success: "#2a7d56",
      clr_info: "#1f6f8b",
      clr_warning: "#f4b63c",
      clr_danger: "#b8330f",
      clr_light: "#f6ecdb",
      clr_dark: "#170f0b",
    },
    meta: {
      name: "Tenunan Belum Selesai: perempuan di teknologi",
      description: "Kampanye perempuan di teknologi: empat program, kisah, dan angka yang belum selesai.",
      keywords: "perempuan di teknologi, kesetaraan kerja, kembali bekerja, program gratis, Indonesia",
      site_name: "Tenunan Belum Selesai",
      url: "https://tenunan.serambi.example",
      twitter_site: "@tenunan2030",
    },
    navigation: {
      primary: [
        { label: "Empat benang", href: "/#program" },
        { label: "Kursus", href: "/Courses/@Premium" },
        { label: "Kisah", href: "/#kisah" },
        { label: "Angka", href: "/#angka" },
        { label: "Untuk perusahaan", href: "/#janji" },
      ],
      action: { label: "Ikut menenun", href: "/#ikut" },
      statement: "Tarik satu benang.",
      about: "Satu surat tiap bulan. Kelas berikutnya 11 Januari 2027.",
      // The title is the drawer's last line too.
      footer: [
        {
          title: "Serambi, Desember 2026 sampai Desember 2030",
          links: [{ label: "tenunan@serambi.example", href: "mailto:tenunan@serambi.example" }],
        },
      ],
      legal: [],
    },
  },
  home: womenInTechHome,
};
