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
      "/Lms/Features/quiz",
      "/Lms/Quiz/:quiz",
      "/Lms/Quiz/:quiz/Attempt/:attempt",
      "/Lms/Quiz/:quiz/Review/:attempt",
      "/Lms/Quiz/:quiz/Author",
      "/Lms/Quiz/:quiz/Results",
      "/Message/:topic",
    ],
    voice: {
      "blog.gallery": "Foto dan gambar",
      "blog.gallery-lede": "Yang tidak muat di halaman depan, dengan keterangan siapa, di mana, dan kapan.",
      "blog.events": "Bertemu redaksi",
      "blog.events-lede": "Malam baca, kelas menulis, dan diskusi yang boleh Anda datangi.",
      "shell.not-found":
        "Ralat: halaman yang kami sebut di sini tidak pernah terbit, atau sudah kami tarik. Redaksi minta maaf.",
    },
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
        { label: "Blog", href: "/Blog", note: "Semua tulisan, terbaru dulu", mark: "1" },
        { label: "Kabar", href: "/News", note: "Yang terjadi di sekolah dan di luarnya", mark: "2" },
        {
          label: "Sekolah",
          href: "/Blog?categorySlug=sekolah",
          note: "Ruang kelas, guru, dan perpustakaan",
          mark: "6",
        },
        {
          label: "Teknologi",
          href: "/Blog?categorySlug=teknologi",
          note: "Alat, dan yang hilang karenanya",
          mark: "9",
        },
        { label: "Budaya", href: "/Blog?categorySlug=budaya", note: "Yang dipelajari tanpa papan tulis", mark: "12" },
        { label: "Karier", href: "/Blog?categorySlug=karier", note: "Dari bengkel sampai kantor", mark: "15" },
        { label: "Podcast", href: "/Podcast" },
        { label: "Video", href: "/Video" },
        { label: "Galeri", href: "/Gallery" },
        { label: "Acara", href: "/Event" },
      ],
      action: { label: "Langganan", href: "/Message/lembar-pagi" },
      statement: "Terbit setiap hari, ditulis tanpa tergesa",
      about: "Majalah tentang belajar, di sekolah maupun di luarnya. Ditulis dari dekat, diperiksa dua kali.",
      footer: [
        {
          title: "Rubrik",
          links: [
            { label: "Kabar", href: "/News" },
            { label: "Sekolah", href: "/Blog?categorySlug=sekolah" },
            { label: "Teknologi", href: "/Blog?categorySlug=teknologi" },
            { label: "Budaya", href: "/Blog?categorySlug=budaya" },
            { label: "Karier", href: "/Blog?categorySlug=karier" },
          ],
        },
        {
          title: "Dengar dan lihat",
          links: [
            { label: "Podcast", href: "/Podcast" },
            { label: "Video", href: "/Video" },
            { label: "Galeri", href: "/Gallery" },
            { label: "Acara", href: "/Event" },
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
