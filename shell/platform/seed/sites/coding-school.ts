import type { SeedSite } from "../types";
import { codingSchoolHome } from "./codingSchoolHome";

/** The coding school: for 11 to 18 year olds and their parents. */
export const site: SeedSite = {
  key: "coding-school",
  language: "id",
  hosts: ["coding-school.localhost"],
  settings: {
    title: "Serambi Koding",
    layout: "coding-school",
    logoDark: "/media/coding-school/logo-dark.svg",
    logoLight: "/media/coding-school/logo-light.svg",
    favicon: "/media/coding-school/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Courses",
      "/Courses/:slug",
      "/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Program",
      "/Program/:slug",
      "/Program/:id/:slug",
      "/Berita",
      "/Berita/Detail/:id?/:title?",
      "/Gallery",
    ],
    voice: {
      "courses.catalogue": "{count} kelas. Pilih satu, rusak, betulkan.",
      "courses.catalogue-lede": "Semua untuk usia 8 sampai 18 tahun, paling banyak delapan orang sekelas.",
      "blog.gallery": "Dibuat sendiri, dipamerkan ramai-ramai",
      "blog.gallery-lede": "Semua gambar di sini keluar dari program yang ditulis murid kami. Angkanya boleh ditanya.",
      "blog.berita": "Kabar dari kelas",
      "shell.not-found": "Galat: halaman tidak terdefinisi. Tidak apa-apa, di sini salah itu langkah ke dua.",
    },
    css: {
      ft_primary: "Bricolage Grotesque",
      ft_secondary: "Onest",
      // Kunyit (turmeric), the charcoal of poleng cloth, and kembang sepatu (hibiscus).
      clr_primary: "#f7d513",
      clr_secondary: "#e52161",
      clr_success: "#218a45",
      clr_info: "#1577c8",
      clr_warning: "#e6811b",
      clr_danger: "#c90d23",
      clr_light: "#fafaf9",
      clr_dark: "#12120f",
      darkDye: "#764500",
    },
    meta: {
      name: "Tulis satu baris, lihat apa yang terjadi",
      description: "Kelas koding untuk remaja 11 sampai 18 tahun. Daring, kelompok kecil, pengajar sungguhan.",
      keywords: "kursus koding anak, kelas koding remaja, Python, pemrograman gim",
      site_name: "Sekolah Koding Serambi",
      url: "https://koding.serambi.example",
      twitter_site: "@serambikoding",
    },
    navigation: {
      primary: [
        { label: "Program", href: "/Program", note: "menurut umur" },
        { label: "Kursus", href: "/Courses", note: "belajar sendiri" },
        { label: "Berita", href: "/Berita" },
        { label: "Galeri", href: "/Gallery" },
        { label: "Untuk orang tua", href: "/#ortu" },
      ],
      action: { label: "Coba gratis", href: "/#coba" },
      statement: 'print("sampai Sabtu")',
      about: "Sekolah Koding Serambi, Bandung.",
      legal: [],
    },
  },
  home: codingSchoolHome,
};
