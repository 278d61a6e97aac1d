import type { SeedSite } from "../types";
import { pesilatHome } from "./pesilatHome";

const REGISTER = "mailto:pesilat@serambi.example?subject=Daftar%20angkatan%209";

/** A year of trade school and pencak silat, in five belts. */
export const site: SeedSite = {
  key: "pesilat",
  language: "id",
  // Of its own, and of the main brand's hosts as they name themselves for it (decisions, section 3).
  hosts: ["pesilat.localhost", "pesilat-dev.localhost", "pesilat-staging.localhost", "pesilat-media.localhost"],
  settings: {
    title: "Pesilat",
    layout: "pesilat",
    logoDark: "/media/pesilat/logo-dark.svg",
    logoLight: "/media/pesilat/logo-light.svg",
    favicon: "/media/pesilat/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Pesilat",
      "/Pesilat/Class/:code?",
      "/Silabus",
      "/Curriculum",
      "/Curriculum/:program",
      "/Overview/:code?",
      "/Lms/Features/quiz",
      "/Lms/Quiz/:quiz",
      "/Lms/Quiz/:quiz/Attempt/:attempt",
      "/Lms/Quiz/:quiz/Review/:attempt",
      "/Lms/Quiz/:quiz/Author",
      "/Lms/Quiz/:quiz/Results",
    ],
    voice: {
      "shell.not-found": "Langkah ini tidak ada dalam pola. Mundur selangkah bukan kalah; kembali ke kuda-kuda.",
    },
    css: {
      ft_primary: "Archivo",
      ft_secondary: "Archivo",
      // The dyes of the five belts: mengkudu's red, soot, turmeric and leaf on undyed mori cotton.
      clr_primary: "#b3201c",
      clr_secondary: "#e9b85a",
      clr_success: "#3f7a57",
      clr_info: "#2b6f93",
      clr_warning: "#e0aa38",
      clr_danger: "#c62a1e",
      clr_light: "#f4f0e8",
      clr_dark: "#14110f",
    },
    meta: {
      name: "Pesilat: program vokasi dua belas bulan",
      description: "Pagi di bengkel, sore di gelanggang. Program vokasi dua belas bulan dengan lima sabuk.",
      keywords: "program vokasi, pencak silat, pelatihan bengkel, sabuk, Klaten",
      site_name: "Pesilat",
      url: "https://pesilat.serambi.example",
      twitter_site: "@pesilatwringin",
    },
    navigation: {
      primary: [
        { label: "Program", href: "/Pesilat" },
        { label: "Sabuk", href: "/#sabuk" },
        {
          label: "Silabus",
          href: "/Silabus",
          children: [
            { label: "Silabus tiap kelas", href: "/Silabus" },
            { label: "Kurikulum", href: "/Curriculum" },
          ],
        },
        { label: "Kelas silat", href: "/Pesilat/Class" },
        { label: "Pelatih", href: "/#pelatih" },
      ],
      action: { label: "Daftar", href: REGISTER },
      statement: "Datang sebelum diminta. Mengulang tanpa disuruh. Berhenti ketika lawan jatuh.",
      about:
        "Ikrar kami, diucapkan setiap pagi. Kalau bisa mengucapkannya dengan sungguh, Anda sudah separuh diterima.",
      // The first is the intake, the second the place: the header's news and the drawer's address.
      footer: [
        {
          title: "Angkatan 9 mulai 11 Januari 2027",
          links: [{ label: "Ditutup 18 Desember 2026. Biaya Rp\u00a00, dibayar mitra bengkel." }],
        },
        { title: "Padepokan Wringin", links: [{ label: "Kabupaten Klaten" }, { label: "0272\u00a0555\u00a0014" }] },
      ],
      legal: [],
    },
  },
  home: pesilatHome,
};
