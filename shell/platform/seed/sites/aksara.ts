import type { SeedSite } from "../types";
import { aksaraHome } from "./aksaraHome";

/** Javanese script: a keyboard, letters and classes. */
export const site: SeedSite = {
  key: "aksara",
  language: "id",
  hosts: ["aksara.localhost"],
  settings: {
    title: "Aksara",
    layout: "aksara",
    logoDark: "/media/aksara/logo-dark.svg",
    logoLight: "/media/aksara/logo-light.svg",
    favicon: "/media/aksara/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Aksara",
      "/Aksara/Features/:slug",
      "/Lms",
      "/Lms/Features/:slug",
      "/Lms/Features/quiz",
      "/Lms/Quiz/:quiz",
      "/Lms/Quiz/:quiz/Attempt/:attempt",
      "/Lms/Quiz/:quiz/Review/:attempt",
      "/Lms/Quiz/:quiz/Author",
      "/Lms/Quiz/:quiz/Results",
      "/Lms/Features/coding-studio",
      "/Lms/Features/coding-studio/embed",
      "/Lms/Features/coding-studio/limits",
      "/Lms/Features/coding-studio/exercises",
      "/Lms/Features/coding-studio/exercises/:slug",
    ],
    voice: {
      "shell.not-found":
        "Ilang: lembar ini tidak ada di antara lontar kami. Barangkali dimakan rayap, barangkali belum ditulis.",
    },
    css: {
      ft_primary: "Gantari",
      ft_secondary: "Gantari",
      // Lacquer red and lamp yellow; palm leaf and the soot that is rubbed into its letters.
      clr_primary: "#8a1f0c",
      clr_secondary: "#e9a13b",
      clr_success: "#4b7a3d",
      clr_info: "#3f7590",
      clr_warning: "#d08a2c",
      clr_danger: "#b3341f",
      clr_light: "#fff3db",
      clr_dark: "#2a120a",
    },
    meta: {
      name: "Menulis Jawa di layar hari ini",
      description:
        "Papan ketik, huruf, dan kelas aksara Jawa. Ketik Latin, keluar Jawa, dan kenali pakaian yang dikenakan setiap huruf.",
      keywords: "aksara Jawa, hanacaraka, papan ketik Jawa, alih aksara, sandhangan",
      site_name: "Aksara",
      url: "https://aksara.serambi.example",
      twitter_site: "@aksarajawa",
    },
    navigation: {
      primary: [
        { label: "Ketik", href: "/#ketik", note: "papan ketik dan fonta" },
        { label: "Huruf", href: "/#huruf", note: "dua puluh dan pasangannya" },
        { label: "Aksara", href: "/Aksara", note: "empat aksara, satu meja" },
        { label: "LMS", href: "/Lms", note: "kelas membaca" },
        { label: "Surat", href: "mailto:sinau@aksara.example", note: "tanya kepada juru tulis" },
      ],
      statement: "ꦩꦠꦸꦂꦤꦸꦮꦸꦤ꧀",
      about: "Matur nuwun. Terima kasih sudah membaca, meskipun mungkin belum bisa.",
      footer: [
        {
          title: "Belajar",
          links: [
            { label: "Coba menulis", href: "/#ketik" },
            { label: "Sepuluh bunyi", href: "/#huruf" },
            { label: "Dua puluh huruf", href: "/Aksara/Features/carakan" },
            { label: "Ruang belajar", href: "/Lms" },
          ],
        },
        {
          title: "Bekerja bersama",
          links: [
            { label: "Perkakas", href: "/#alat" },
            { label: "Minta berkas huruf", href: "mailto:sinau@aksara.example?subject=Berkas%20huruf" },
          ],
        },
        {
          title: "Ikut kelas",
          links: [
            { label: "sinau@aksara.example", href: "mailto:sinau@aksara.example?subject=Kelas%20pertama" },
            { label: "Surakarta" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: aksaraHome,
};
