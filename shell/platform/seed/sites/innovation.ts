import type { SeedSite } from "../types";
import { innovationHome } from "./innovationHome";

/** The research archive: nothing is deleted. */
export const site: SeedSite = {
  key: "innovation",
  language: "id",
  hosts: ["innovation.localhost"],
  settings: {
    title: "Lemari Catatan",
    layout: "innovation",
    logoDark: "/media/innovation/logo-dark.svg",
    logoLight: "/media/innovation/logo-light.svg",
    favicon: "/media/innovation/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Articles",
      "/Articles/:slug",
      "/Articles/:slug?/Detail/:id?/:title?",
      "/Aksara",
      "/Aksara/Features/:slug",
    ],
    voice: {
      "blog.articles": "Catatan penelitian",
      "blog.articles-lede": "Diberi nomor saat masuk. Yang keliru dicoret dan tetap bisa dibaca.",
      "shell.not-found": "Nomor ini pernah ditarik atau belum pernah diberikan. Catatan lain masih di lacinya.",
    },
    css: {
      ft_primary: "Brygada 1918",
      ft_secondary: "Brygada 1918",
      // Ink of a stamp pad and the brown of soga dye, on enamelled steel.
      clr_primary: "#24466f",
      clr_secondary: "#9a4a2c",
      clr_success: "#2f6f4f",
      clr_info: "#2d6288",
      clr_warning: "#b97f26",
      clr_danger: "#9c2f1d",
      clr_light: "#f3f4f1",
      clr_dark: "#1a1d20",
    },
    meta: {
      name: "Arsip riset Serambi Inovasi",
      description:
        "214 catatan riset dan artikel tentang belajar, alat, dan bahasa, disusun menurut sepuluh kelas. Tidak ada yang dihapus.",
      keywords: "arsip riset, catatan penelitian, data terbuka, aksara Jawa, metode belajar",
      site_name: "Lemari Catatan",
      url: "https://inovasi.serambi.example",
      twitter_site: "@lemaricatatan",
    },
    navigation: {
      primary: [
        { label: "Indeks", href: "/#indeks", note: "sepuluh laci" },
        { label: "Artikel", href: "/Articles", note: "dibaca utuh" },
        { label: "Aksara", href: "/Aksara", note: "koleksi khusus" },
      ],
      action: { label: "Judul, nama, atau nomor panggil", href: "/#daftar" },
      statement: "Cara mengutip arsip ini",
      footer: [
        { title: "Bentuk", links: [{ label: "Nama, Judul. Lemari Catatan, nomor panggil, tahun." }] },
        {
          title: "Contoh",
          links: [{ label: "Bano, Kelas daring pada 64 kilobit. Lemari Catatan, 412, 2025." }],
        },
        {
          title: "Lisensi",
          links: [{ label: "Teks CC BY 4.0, data CC0. Salinan lengkap kami kirimkan sebagai satu berkas, 84 MB." }],
        },
        {
          title: "Menyumbang",
          links: [
            { label: "Dua peninjau, enam minggu, nama terbuka. Kirim naskah ke:" },
            { label: "laci@inovasi.example", href: "mailto:laci@inovasi.example?subject=Naskah" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: innovationHome,
};
