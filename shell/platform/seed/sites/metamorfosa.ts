import type { SeedSite } from "../types";
import { metamorfosaBook } from "./metamorfosaBook";
import { metamorfosaHome } from "./metamorfosaHome";

/** One book and its author. */
export const site: SeedSite = {
  key: "metamorfosa",
  language: "id",
  hosts: ["metamorfosa.localhost"],
  settings: {
    title: "Ratri Kusumaningtyas",
    layout: "metamorfosa",
    logoDark: "/media/metamorfosa/logo-dark.svg",
    logoLight: "/media/metamorfosa/logo-light.svg",
    favicon: "/media/metamorfosa/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Metamorfosa", "/Book-Reviews", "/Moderation"],
    voice: {
      "shell.not-found": "Halaman ini tidak terjilid. Penjilidnya sedang menjadi kupu-kupu.",
    },
    css: {
      ft_primary: "Cormorant",
      ft_secondary: "EB Garamond",
      // Brick and the green of a bound cover, on book paper.
      clr_primary: "#8f3416",
      clr_secondary: "#24463a",
      clr_success: "#3d6b45",
      clr_info: "#2f6277",
      clr_warning: "#b9772a",
      clr_danger: "#9c2a1f",
      clr_light: "#f3f1e4",
      clr_dark: "#16261e",
      darkDye: "#24463a",
    },
    meta: {
      name: "Metamorfosa, sebuah buku tentang berubah",
      description:
        "Esai Ratri Kusumaningtyas tentang dua belas orang yang belajar lagi setelah merasa selesai. Petikan, isi buku, ulasan, dan pemesanan.",
      keywords: "Metamorfosa, esai, buku, belajar sepanjang hayat, Ratri Kusumaningtyas",
      type: "book",
      site_name: "Metamorfosa",
      url: "https://metamorfosa.serambi.example",
      twitter_site: "@bukumetamorfosa",
    },
    navigation: {
      primary: [
        { label: "Petikan", href: "/#petikan", mark: "7" },
        { label: "Isi buku", href: "/#bab", mark: "15" },
        { label: "Ulasan", href: "/#ulasan", mark: "201" },
        { label: "Tentang bukunya", href: "/Metamorfosa", mark: "223" },
        { label: "Pesan", href: "/#pesan" },
      ],
      statement:
        "Metamorfosa diset dengan huruf Garamond, dicetak di Yogyakarta di atas kertas seratus gram, dan dijilid benang supaya bisa dibuka rata di atas meja makan.",
      footer: [
        {
          title: "Buku",
          links: [
            { label: "Petikan bab kedua", href: "/#petikan" },
            { label: "Isi buku", href: "/#bab" },
            { label: "Dua belas tokoh", href: "/Metamorfosa#tokoh" },
          ],
        },
        {
          title: "Penerbit",
          links: [
            { label: "buku@metamorfosa.example", href: "mailto:buku@metamorfosa.example" },
            { label: "Undang pengarang", href: "mailto:buku@metamorfosa.example?subject=Undangan%20bincang%20buku" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: metamorfosaHome,
  pages: { page_metamorfosa: metamorfosaBook },
};
