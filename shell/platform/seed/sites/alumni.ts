import type { SeedSite } from "../types";
import { alumniHome } from "./alumniHome";

/** The alumni: a yearbook that is never closed, and a seat that is passed on. */
export const site: SeedSite = {
  key: "alumni",
  language: "id",
  hosts: ["alumni.localhost"],
  settings: {
    title: "Ikatan Alumni Serambi",
    layout: "alumni",
    logoDark: "/media/alumni/logo-dark.svg",
    logoLight: "/media/alumni/logo-light.svg",
    favicon: "/media/alumni/favicon.svg",
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
      "/Event/Careers",
      "/Event/Careers/:id/:slug?",
      "/Event/Careers/:id/:slug/Apply",
      "/Career/:slug?",
      "/Career/Application/:key",
      "/Career/My/Applications",
      "/Career/Alert/:key",
    ],
    voice: {
      "courses.premium": "{count} kursus dari kakak kelas",
      "courses.premium-one": "Satu kursus dari kakak kelas",
      "courses.premium-lede": "Ditulis lulusan untuk yang baru lulus. Bab pertamanya terbuka untuk siapa saja.",
      "shell.not-found": "Halaman buku tahunan ini tidak pernah dicetak. Mungkin yang difoto sedang bolos.",
    },
    css: {
      ft_primary: "Besley",
      ft_secondary: "Besley",
      // The aubergine of a Solo wedding cloth, and the old gold of its stars.
      clr_primary: "#5c2a62",
      clr_secondary: "#c39a3a",
      clr_success: "#33794a",
      clr_info: "#3f6496",
      clr_warning: "#b9761a",
      clr_danger: "#a8273d",
      clr_light: "#f6f1f5",
      clr_dark: "#2a1230",
      darkDye: "#5b2663",
    },
    meta: {
      name: "Buku tahunan yang tidak pernah ditutup",
      description: "Delapan belas angkatan, 3.246 orang: halaman Anda, kursi yang diteruskan, dan reuni Maret 2027.",
      keywords: "alumni, reuni, buku tahunan, beasiswa adik kelas",
      site_name: "Ikatan Alumni Serambi",
      url: "https://alumni.serambi.example",
      twitter_site: "@alumniserambi",
    },
    navigation: {
      primary: [
        { label: "Buku", href: "/#buku" },
        { label: "Angkatan", href: "/#angkatan" },
        { label: "Adik kelas", href: "/#adik" },
        { label: "Kursus", href: "/Courses/@Premium" },
        { label: "Reuni", href: "/#reuni" },
        { label: "Catatan tepi", href: "/#catatan" },
      ],
      about:
        "Dicetak sekali, disunting terus. Disusun dengan huruf Besley, dijilid dengan kain truntum, oleh 26 relawan dari delapan belas angkatan.",
      footer: [],
      legal: [
        { label: "alumni@serambi.example", href: "mailto:alumni@serambi.example" },
        { label: "Laporan keuangan", href: "mailto:alumni@serambi.example?subject=Laporan%20keuangan" },
      ],
    },
  },
  home: alumniHome,
};
