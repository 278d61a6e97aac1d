import type { SeedSite } from "../types";
import { mediaHome } from "./mediaHome";

/** The magazine: about learning, in school and outside it. */
export const site: SeedSite = {
  key: "media",
  language: "id",
  hosts: ["media.localhost"],
  settings: {
    title: "Lembar",
    layout: "media",
    logoDark: "/media/media/logo-dark.svg",
    logoLight: "/media/media/logo-light.svg",
    favicon: "/media/media/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Video",
      "/Blog",
      "/Blog/:id/:title?",
      "/News",
      "/News/:slug",
      "/News/:id/:title?",
      "/Podcast",
      "/Podcast/:id/:title?",
      "/Gallery",
      "/Event",
      "/Event/:slug",
    ],
    css: {
      ft_primary: "Roboto Serif",
      ft_secondary: "Libre Franklin",
      // Printer's red and the indigo of a night cloth, on white paper.
      clr_primary: "#c8260f",
      clr_secondary: "#23466f",
      clr_success: "#2f7a4d",
      clr_info: "#23638f",
      clr_warning: "#c9821f",
      clr_danger: "#a8201a",
      clr_light: "#ffffff",
      clr_dark: "#111111",
    },
    meta: {
      name: "Majalah tentang belajar, di sekolah maupun di luarnya",
      description:
        "Laporan panjang, kolom, dan siniar tentang sekolah, teknologi, budaya, dan karier. Terbit setiap hari, ditulis tanpa tergesa.",
      keywords: "majalah pendidikan, liputan sekolah, siniar, kolom, literasi",
      site_name: "Lembar",
      url: "https://lembar.serambi.example",
      twitter_site: "@majalahlembar",
    },
    navigation: {
      primary: [
        { label: "Blog", href: "/" },
        { label: "Pilihan", href: "/#pilihan" },
        { label: "Podcast", href: "/#podcast" },
        { label: "Video", href: "/Video" },
        { label: "Tulisan panjang", href: "/#panjang" },
        { label: "Rubrik", href: "/#rubrik" },
        { label: "Kirim tulisan", href: "mailto:redaksi@lembar.example?subject=Kiriman%20tulisan" },
      ],
      action: { label: "Langganan", href: "mailto:pagi@lembar.example?subject=Langganan%20Lembar%20Pagi" },
      statement: "Terbit setiap hari, ditulis tanpa tergesa",
      about: "Majalah tentang belajar, di sekolah maupun di luarnya. Ditulis dari dekat, diperiksa dua kali.",
      footer: [
        {
          title: "Halaman ini",
          links: [
            { label: "Pilihan redaksi", href: "/#pilihan" },
            { label: "Tulisan panjang", href: "/#panjang" },
            { label: "Menurut rubrik", href: "/#rubrik" },
          ],
        },
        {
          title: "Dengar",
          links: [
            { label: "Podcast", href: "/#podcast" },
            { label: "Video", href: "/Video" },
            { label: "Usulkan suara", href: "mailto:siniar@lembar.example?subject=Usul%20episode" },
          ],
        },
        {
          title: "Redaksi",
          links: [
            { label: "Kirim tulisan", href: "mailto:redaksi@lembar.example?subject=Kiriman%20tulisan" },
            { label: "Ralat", href: "mailto:ralat@lembar.example?subject=Ralat" },
            { label: "Surat pembaca", href: "mailto:redaksi@lembar.example?subject=Surat%20pembaca" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: mediaHome,
};
