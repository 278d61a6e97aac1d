import type { SeedSite } from "../types";
import { creativeAcademyHome } from "./creativeAcademyHome";

/** An academy of drawing, motion and sound in Surakarta: one comes with three works and leaves with thirty. */
export const site: SeedSite = {
  key: "creative-academy",
  language: "id",
  hosts: ["creative-academy.localhost"],
  settings: {
    title: "Sanggar Tiga",
    layout: "creative-academy",
    logoDark: "/media/creative-academy/logo-dark.svg",
    logoLight: "/media/creative-academy/logo-light.svg",
    favicon: "/media/creative-academy/favicon.svg",
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
      "courses.premium": "{count} kursus, tiga disiplin",
      "courses.premium-one": "Satu kursus, tiga cara melihat",
      "courses.premium-lede": "Film, cetak, dan bunyi. Bab pertama setiap kursus boleh dicoba.",
      "shell.not-found": "Adegan ini terpotong di meja penyuntingan.",
    },
    css: {
      ft_primary: "Anybody",
      ft_secondary: "Anybody",
      // Poster orange and bottle green on violet paper, as from a three-ink press.
      clr_primary: "#ff5533",
      clr_secondary: "#0d5c46",
      clr_success: "#1f7a4d",
      clr_info: "#7a4df0",
      clr_warning: "#f2a01e",
      clr_danger: "#c3263f",
      clr_light: "#f4f0ff",
      clr_dark: "#15102b",
      darkDye: "#35266f",
    },
    meta: {
      name: "Sanggar Tiga: akademi gambar, gerak, dan bunyi",
      description: "Akademi kreatif dua tahun di Surakarta. Masuk dengan tiga karya, keluar dengan tiga puluh.",
      keywords: "akademi kreatif, ilustrasi, animasi, tata bunyi, sekolah seni, Surakarta",
      site_name: "Sanggar Tiga",
      url: "https://sanggar-tiga.serambi.example",
      twitter_site: "@sanggartiga",
    },
    navigation: {
      primary: [
        { label: "Karya", href: "/#karya" },
        { label: "Belajar", href: "/#semester" },
        { label: "Kursus", href: "/Courses/@Premium" },
        { label: "Lulusan", href: "/#lulusan" },
        { label: "Masuk", href: "/#kirim" },
      ],
      about: "Jalan Kabangan 3, Laweyan, Surakarta",
      footer: [
        {
          title: "Jalan Kabangan 3, Laweyan, Surakarta",
          links: [
            { label: "Studio terbuka tiap Jumat pukul 16.00" },
            { label: "sanggar.tiga@serambi.example", href: "mailto:sanggar.tiga@serambi.example" },
          ],
        },
      ],
    },
  },
  home: creativeAcademyHome,
};
