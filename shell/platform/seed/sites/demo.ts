import type { SeedSite } from "../types";
import { demoEnglish } from "./demoEnglish";
import { demoHome } from "./demoHome";
import { demoHomeEnglish } from "./demoHomeEnglish";

/** The demo: the product shown to schools that think of using it. */
export const site: SeedSite = {
  key: "demo",
  language: "id",
  hosts: ["demo.localhost"],
  settings: {
    title: "Serambi LMS",
    layout: "demo",
    logoDark: "/media/demo/logo-dark.svg",
    logoLight: "/media/demo/logo-light.svg",
    favicon: "/media/demo/favicon.svg",
    language: "id",
    languages: ["id", "en"],
    translations: { en: demoEnglish },
    isMaintenance: false,
    routes: [
      "/",
      "/Class",
      "/Class/:code",
      "/Class/Competence/:slug",
      "/Courses",
      "/Courses/:slug",
      "/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Courses/@Premium",
      "/Courses/@Premium/:slug",
      "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Certificate/:code",
      "/Program",
      "/Program/:slug",
      "/Program/:id/:slug",
      "/Event/Program",
      "/Event/Program/:id/:slug?",
      "/Overview/:code?",
      "/Silabus",
      "/Curriculum",
      "/Curriculum/:program",
      "/Training-Services/Syllabus",
      "/Pesilat",
      "/Pesilat/Class/:code?",
      "/Video",
    ],
    css: {
      ft_primary: "Plus Jakarta Sans",
      ft_secondary: "Plus Jakarta Sans",
      // The page is ink on paper: its one colour is that of the sea, for cloth and for links under the pointer.
      clr_primary: "#111315",
      clr_secondary: "#0b5f78",
      clr_success: "#1f7a4d",
      clr_info: "#0b6fa8",
      clr_warning: "#c08a1e",
      clr_danger: "#b42332",
      clr_light: "#ffffff",
      clr_dark: "#111315",
    },
    meta: {
      name: "Satu ruang belajar untuk seluruh sekolah",
      description:
        "Ruang belajar daring dengan nama dan warna sekolah Anda: kelas, tugas, ujian, rapor, dan kabar untuk orang tua.",
      keywords: "LMS sekolah, ruang belajar daring, rapor daring, ujian daring",
      site_name: "Serambi LMS",
      url: "https://demo.serambi.example",
      twitter_site: "@serambi",
    },
    navigation: {
      primary: [
        { label: "Coba sekarang", href: "/#coba" },
        { label: "Satu hari", href: "/#hari" },
        { label: "Harga", href: "/#harga" },
        { label: "Pindah data", href: "/#pindah" },
        {
          label: "Contoh kelas",
          href: "/Class",
          children: [
            { label: "Kelas", href: "/Class" },
            { label: "Kelas satu program", href: "/Class/Competence/pelayaran" },
            { label: "Kursus", href: "/Courses" },
            { label: "Kursus premium", href: "/Courses/@Premium" },
            { label: "Ikhtisar", href: "/Overview" },
            { label: "Program", href: "/Program" },
            { label: "Acara program", href: "/Event/Program" },
            { label: "Silabus", href: "/Silabus" },
            { label: "Kurikulum", href: "/Curriculum" },
            { label: "Silabus pelatihan", href: "/Training-Services/Syllabus" },
            { label: "Video", href: "/Video" },
            { label: "Silat", href: "/Pesilat" },
          ],
        },
      ],
      action: { label: "Minta demo", href: "/#minta" },
      footer: [
        {
          title: "Produk",
          links: [
            { label: "Fitur LMS", href: "/#coba" },
            { label: "Studio koding" },
            { label: "Harga", href: "/#harga" },
          ],
        },
        { title: "Untuk", links: [{ label: "Sekolah", href: "/#hari" }, { label: "Kampus" }, { label: "Pemerintah" }] },
        {
          title: "Contoh",
          links: [
            { label: "Kelas", href: "/Class" },
            { label: "Kursus", href: "/Courses" },
            { label: "Program", href: "/Program" },
          ],
        },
        {
          title: "Bantuan",
          links: [
            { label: "Panduan guru" },
            { label: "Status layanan" },
            { label: "Buat janji", href: "mailto:demo@serambi.example?subject=Buat%20janji" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: demoHome,
  translatedHomes: { en: demoHomeEnglish },
};
