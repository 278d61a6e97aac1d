import type { SeedSite } from "../types";
import { festivalHome } from "./festivalHome";

const partner = (label: string) => ({ label });

/** The festival: three days of learning inside the walls of a fort, paid for by sponsors. */
export const site: SeedSite = {
  key: "festival",
  language: "id",
  hosts: ["festival.localhost"],
  settings: {
    title: "Belajar Bersama",
    layout: "festival",
    logoDark: "/media/festival/logo-dark.svg",
    logoLight: "/media/festival/logo-light.svg",
    favicon: "/media/festival/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Class", "/Class/:code"],
    voice: {
      "courses.catalogue": "{count} kelas, tiga hari, masuk saja",
      "courses.catalogue-lede": "Siapa pun boleh mengajar, semua orang boleh bertanya.",
      "shell.not-found": "Panggung ini kosong. Kelasnya pindah halaman, atau memang tidak pernah ada di jadwal.",
    },
    css: {
      ft_primary: "Bricolage Grotesque 14pt",
      ft_secondary: "Instrument Sans",
      // Mango and brick: the poster and the wall that it hangs on; coral is the cloth's second dye.
      clr_primary: "#ffb81c",
      clr_secondary: "#c4310f",
      clr_success: "#2b7a3d",
      clr_info: "#1d6fa5",
      clr_warning: "#e86949",
      clr_danger: "#b3171f",
      clr_light: "#fff8e6",
      clr_dark: "#1c1206",
      darkDye: "#8c2809",
    },
    meta: {
      name: "Festival belajar tiga hari di Surakarta",
      description:
        "5–7 Maret 2027 di Benteng Vastenburg, Surakarta: enam puluh kelas, bengkel, dan obrolan. Siapa pun boleh mengajar, masuknya gratis.",
      keywords: "festival belajar, Surakarta, lokakarya gratis, komunitas guru",
      site_name: "Belajar Bersama",
      url: "https://belajarbersama.serambi.example",
      twitter_site: "@belajarbersama",
    },
    navigation: {
      primary: [
        {
          label: "Acara",
          href: "/#acara",
          children: [
            { label: "Jum 5 Maret", href: "/#acara", description: "Membuka" },
            { label: "Sab 6 Maret", href: "/#acara", description: "Mencoba" },
            { label: "Min 7 Maret", href: "/#acara", description: "Membagi" },
          ],
        },
        { label: "Kelas", href: "/Class" },
        { label: "Pembicara", href: "/#pembicara" },
        { label: "Sebelum berangkat", href: "/#tanya", note: "Benteng Vastenburg, Surakarta. Masuk gratis." },
        { label: "Sponsor", href: "/#sponsor" },
      ],
      footer: [
        {
          title: "Ditenun bersama dua belas mitra",
          links: [
            partner("Tangga Baca"),
            partner("Purnama"),
            partner("Arus Timur"),
            partner("Belah Ketupat"),
            partner("Main Serius"),
            partner("Gunungan"),
            partner("Corong Suara"),
            partner("Kantil"),
            partner("Nusa Cetak"),
            partner("Gong Kecil"),
            partner("Rumah Petang"),
            partner("Lekas"),
          ],
        },
      ],
      about: "Sebuah acara Yayasan Serambi.",
      legal: [],
    },
  },
  home: festivalHome,
};
