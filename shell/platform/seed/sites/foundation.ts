import type { SeedSite } from "../types";
import { foundationBook } from "./foundationBook";
import { foundationHome } from "./foundationHome";

/** The foundation: vocational schools without fees. */
export const site: SeedSite = {
  key: "foundation",
  language: "id",
  hosts: ["foundation.localhost"],
  settings: {
    title: "Yayasan Serambi",
    layout: "foundation",
    logoDark: "/media/foundation/logo-dark.svg",
    logoLight: "/media/foundation/logo-light.svg",
    favicon: "/media/foundation/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Make-Appointment",
      "/Appointment/:token",
      "/Appointments",
      "/Donate",
      "/Donation/:id",
      "/Donations",
      "/Aspirations",
      "/Testimonies",
      "/Moderation",
      "/Assistant",
      "/Class",
      "/Class/:code",
      "/Class/Competence/:slug",
      "/Program",
      "/Program/:slug",
      "/Program/:id/:slug",
      "/Blog",
      "/Blog/:id/:title?",
      "/About",
      "/Portfolio",
      "/Portfolio/:type?/:title?",
      "/Metamorfosa",
      "/Lms/Quiz/:quiz",
      "/Lms/Quiz/:quiz/Attempt/:attempt",
      "/Lms/Quiz/:quiz/Review/:attempt",
      "/Lms/Quiz/:quiz/Author",
      "/Lms/Quiz/:quiz/Results",
    ],
    voice: {
      "courses.catalogue": "{count} kelas, semuanya gratis",
      "shell.not-found": "Halaman ini tidak kami temukan di arsip yayasan.",
    },
    css: {
      ft_primary: "Newsreader",
      ft_secondary: "Hanken Grotesk",
      // Daun (leaf) and soga (bark brown), on washed cotton.
      clr_primary: "#28553c",
      clr_secondary: "#ba7236",
      clr_success: "#397949",
      clr_info: "#2c7096",
      clr_warning: "#ca7e31",
      clr_danger: "#b63135",
      clr_light: "#faf9f3",
      clr_dark: "#221c14",
      darkDye: "#4a3a24",
    },
    meta: {
      name: "Belajar kejuruan tanpa biaya, di sekolah sendiri",
      description:
        "Pendidikan kejuruan gratis untuk SMK di seluruh Indonesia: kurikulum, perangkat, dan praktisi yang datang mengajar.",
      keywords: "SMK, pendidikan kejuruan, pelatihan guru, yayasan, donasi pendidikan",
      site_name: "Yayasan Serambi",
      url: "https://yayasan.serambi.example",
      twitter_site: "@yayasanserambi",
    },
    navigation: {
      primary: [
        {
          label: "Kelas",
          href: "/Class",
          children: [
            { label: "Rekayasa Perangkat Lunak", href: "/Class/Competence/rekayasa-perangkat-lunak" },
            { label: "Teknik Jaringan", href: "/Class/Competence/teknik-jaringan" },
            { label: "Desain Komunikasi Visual", href: "/Class/Competence/desain-komunikasi-visual" },
            { label: "Akuntansi", href: "/Class/Competence/akuntansi" },
            { label: "Teknik Otomotif", href: "/Class/Competence/teknik-otomotif" },
            { label: "Tata Busana", href: "/Class/Competence/tata-busana" },
          ],
        },
        {
          label: "Program",
          href: "/Program",
          children: [
            { label: "Semua program", href: "/Program", description: "Enam keahlian, kelas dan sekolahnya" },
            {
              label: "Satu tahun bersama kami",
              href: "/#program",
              description: "Dari kunjungan pertama sampai mandiri",
            },
            { label: "Bukti", href: "/#bukti", description: "3.418 lulusan, dihubungi satu per satu" },
            { label: "Surat dari guru", href: "/#surat", description: "Kabar dari Atambua" },
            { label: "Sekolah mitra", href: "/#mitra", description: "314 sekolah di 12 provinsi" },
            {
              label: "Yang kami kerjakan bersama",
              href: "/Portfolio",
              description: "Tiga perusahaan, tiga kantor pemerintah",
            },
          ],
        },
        { label: "Blog", href: "/Blog" },
        { label: "Tentang", href: "/About" },
        { label: "Donasi", href: "/#donasi" },
      ],
      action: { label: "Buat janji", href: "/Make-Appointment" },
      about: "Badan hukum yayasan sejak 2016. Laporan keuangan diaudit setiap tahun dan terbuka untuk umum.",
      footer: [
        {
          title: "Untuk sekolah",
          links: [
            { label: "Daftar kelas", href: "/Class" },
            { label: "Daftar program", href: "/Program" },
            { label: "Tulisan untuk sekolah", href: "/Blog?categorySlug=untuk-sekolah" },
            { label: "Syarat sekolah mitra" },
            { label: "Pelatihan guru" },
            { label: "Buku untuk sudut baca", href: "/Metamorfosa" },
          ],
        },
        {
          title: "Untuk mitra",
          links: [
            { label: "Pemerintah", href: "/Portfolio/Government" },
            { label: "Perusahaan", href: "/Portfolio/Corporate" },
            { label: "Kampus" },
          ],
        },
        {
          title: "Hubungi kami",
          links: [
            { label: "yayasan@serambi.example", href: "mailto:yayasan@serambi.example" },
            { label: "Jl. Prawirotaman\u00a018" },
            { label: "Yogyakarta 55153" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: foundationHome,
  pages: { page_metamorfosa: foundationBook },
};
