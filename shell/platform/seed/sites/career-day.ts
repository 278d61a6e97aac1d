import type { SeedSite } from "../types";
import { careerDayHome } from "./careerDayHome";

/** The career day: one Saturday, two halls, 68 tables. */
export const site: SeedSite = {
  key: "career-day",
  language: "id",
  hosts: ["career-day.localhost"],
  settings: {
    title: "Bursa Kerja Karangjati",
    layout: "career-day",
    logoDark: "/media/career-day/logo-dark.svg",
    logoLight: "/media/career-day/logo-light.svg",
    favicon: "/media/career-day/favicon.svg",
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
      "/Message/:topic",
    ],
    voice: {
      "shell.not-found": "Stan ini tidak ada di denah. Ikuti papan petunjuk ke pintu masuk.",
    },
    css: {
      ft_primary: "Overpass",
      ft_secondary: "Overpass",
      // The green of road signs and the yellow that marks a route on them.
      clr_primary: "#00703f",
      clr_secondary: "#ffd83d",
      clr_success: "#1f8a4c",
      clr_info: "#1769aa",
      clr_warning: "#e9a11a",
      clr_danger: "#c0262d",
      clr_light: "#f6f9f5",
      clr_dark: "#0c1f16",
    },
    meta: {
      name: "Satu hari, 68 meja, 690 lowongan",
      description:
        "Sabtu, 20 Februari 2027 di GOR Karangjati. Pilih keahlian, lihat rutenya, ambil tiket gratis. Semua gaji tertulis.",
      keywords: "bursa kerja, lowongan kerja, Karangjati, SMK, job fair",
      site_name: "Bursa Kerja Karangjati",
      url: "https://bursa-karangjati.serambi.example",
      twitter_site: "@bursakarangjati",
    },
    navigation: {
      primary: [
        { label: "Denah", href: "/#denah" },
        { label: "Jam masuk", href: "/#jam" },
        { label: "Lowongan", href: "/#lowongan" },
        { label: "Untuk perusahaan", href: "/#aturan" },
      ],
      action: { label: "Ambil tiket gratis", href: "/#tiket" },
      footer: [
        {
          title: "Diselenggarakan oleh",
          links: [
            { label: "Dinas Tenaga Kerja Karangjati" },
            { label: "Serambi" },
            { label: "Logam Karya Tirta" },
            { label: "Galangan Muara" },
            { label: "Hotel Pandan" },
            { label: "Bank Desa Bersama" },
            { label: "SMK Negeri 1 sampai 4" },
            { label: "Angkutan Karangjati" },
            { label: "Karang Taruna Tirtasari" },
            { label: "Radio Muara 104,2" },
          ],
        },
      ],
      about: "Sabtu, 20 Februari 2027\nGOR Karangjati, dua aula",
      legal: [],
    },
  },
  home: careerDayHome,
};
