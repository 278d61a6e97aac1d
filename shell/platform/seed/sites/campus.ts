import type { SeedSite } from "../types";
import { campusHome } from "./campusHome";

/** Partnership with universities. */
export const site: SeedSite = {
  key: "campus",
  language: "id",
  hosts: ["campus.localhost"],
  settings: {
    title: "Serambi Kampus",
    layout: "campus",
    logoDark: "/media/campus/logo-dark.svg",
    logoLight: "/media/campus/logo-light.svg",
    favicon: "/media/campus/favicon.svg",
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
    ],
    voice: {
      "shell.not-found": "Pasal ini tidak ada di buku pegangan edisi sekarang. Mungkin dari edisi yang sudah ditarik.",
    },
    css: {
      ft_primary: "STIX Two Text",
      ft_secondary: "Figtree",
      // Indigo of a graduation gown and the gold of its cord, on book paper.
      clr_primary: "#37309a",
      clr_secondary: "#d9a521",
      clr_success: "#357a4b",
      clr_info: "#2f6aa3",
      clr_warning: "#c27a18",
      clr_danger: "#ab2f3b",
      clr_light: "#fffefb",
      clr_dark: "#17163a",
    },
    meta: {
      name: "Konversi SKS dan kurikulum bersama",
      description:
        "Kemitraan dengan perguruan tinggi: modul yang diselesaikan mahasiswa diakui sebagai mata kuliah di kampusnya, tertulis sebelum semester dimulai.",
      keywords: "konversi SKS, kurikulum bersama, kampus merdeka, magang, perguruan tinggi",
      site_name: "Serambi Kampus",
      url: "https://kampus.serambi.example",
      twitter_site: "@serambikampus",
    },
    navigation: {
      primary: [
        { label: "Konversi", href: "/#konversi" },
        { label: "Kurikulum bersama", href: "/#kurikulum" },
        { label: "Kampus mitra", href: "/#mitra" },
        { label: "Aturan", href: "/#aturan" },
        {
          label: "Cara memulai",
          href: "/#mulai",
          children: [
            { label: "Dari surat sampai kelas", href: "/#mulai", description: "Satu semester, empat tahap" },
            { label: "Kirim buku kurikulum", href: "mailto:kampus@serambi.example?subject=Buku%20kurikulum" },
            {
              label: "Minta contoh nota kesepahaman",
              href: "mailto:kampus@serambi.example?subject=Contoh%20nota%20kesepahaman",
            },
          ],
        },
      ],
      tools: [
        {
          label: "Minta PDF, 48\u00a0hal.",
          href: "mailto:kampus@serambi.example?subject=Buku%20pedoman%20edisi%20ke-5",
        },
      ],
      statement: "Buku pedoman kemitraan",
      about: "Edisi ke-5, genap 2026/2027",
      footer: [
        {
          title: "Catatan",
          links: [
            { label: "Semua penyetaraan pada halaman ini berlaku untuk tahun akademik 2026/2027." },
            { label: "Jumlah mahasiswa dihitung dari KRS yang disahkan, 30\u00a0September 2026." },
            { label: "Kantor kemitraan: Jalan Pandanaran\u00a040, Semarang, 024\u00a05000\u00a0118, hari kerja." },
            { label: "kampus@serambi.example", href: "mailto:kampus@serambi.example" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: campusHome,
};
