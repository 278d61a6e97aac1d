import type { SeedSite } from "../types";
import { talentHome } from "./talentHome";

/** The talent directory: companies see what graduates made before they read who made it. */
export const site: SeedSite = {
  key: "talent",
  language: "id",
  hosts: ["talent.localhost"],
  settings: {
    title: "serambi/talenta",
    layout: "talent",
    logoDark: "/media/talent/logo-dark.svg",
    logoLight: "/media/talent/logo-light.svg",
    favicon: "/media/talent/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Event/Careers",
      "/Event/Careers/:id/:slug?",
      "/Event/Careers/:id/:slug/Apply",
      "/Career/:slug?",
      "/Career/Application/:key",
      "/Career/My/Applications",
      "/Career/Alert/:key",
      "/Career/Desk/Jobs",
      "/Career/Desk/Jobs/:id",
      "/Career/Desk/Jobs/:id/Edit",
      "/Talent-Hiring",
      "/Talent-Hiring/Profile",
    ],
    voice: {
      "shell.not-found": "Nol karya cocok dengan alamat ini. Saring ulang dari awal.",
    },
    css: {
      ft_primary: "Familjen Grotesk",
      ft_secondary: "Spline Sans Mono",
      // Ink on the grey of a gallery wall; the lime is that of young banana leaf, and says one thing: free now.
      clr_primary: "#0d0f10",
      clr_secondary: "#d4f53c",
      clr_success: "#2c7a3f",
      clr_info: "#23648f",
      clr_warning: "#c77a12",
      clr_danger: "#a8341f",
      clr_light: "#f4f6f7",
      clr_dark: "#0d0f10",
    },
    meta: {
      name: "Lihat kerjanya dulu",
      description: "Perusahaan melihat karya lulusan sebelum membaca riwayat hidupnya.",
      keywords: "rekrut lulusan, karya lulusan, analis data, pengembang backend, desainer produk",
      site_name: "Serambi Talenta",
      url: "https://talenta.serambi.example",
      twitter_site: "@serambitalenta",
    },
    navigation: {
      primary: [
        { label: "Karya", href: "/#karya", note: "Saya ingin melihat", mark: "," },
        { label: "Lowongan", href: "/Event/Careers", note: "membuka", mark: "," },
        { label: "Cara membaca", href: "/#baca", note: "tahu", mark: "," },
        { label: "Aturan merekrut", href: "/#aturan", note: "lalu ikut", mark: "." },
        { label: "Untuk lulusan", href: "/#lulusan", note: "Bukan perekrut? Ini", mark: "." },
      ],
      about: "64 karya, 31 orang siap sekarang",
      footer: [
        {
          title: "Serambi Talenta",
          links: [
            { label: "Untuk lulusan", href: "/#lulusan" },
            { label: "Perusahaan yang mencari", href: "/Career" },
            { label: "Rekrut lulusan", href: "/Talent-Hiring" },
            { label: "talenta@serambi.example", href: "mailto:talenta@serambi.example" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: talentHome,
};
