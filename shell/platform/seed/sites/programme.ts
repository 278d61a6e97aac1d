import type { SeedSite } from "../types";
import { programmeHome } from "./programmeHome";
import { programmePlaces } from "./programmePlaces";

/** The national programme that accompanies teachers. */
export const site: SeedSite = {
  key: "programme",
  language: "id",
  hosts: ["programme.localhost"],
  settings: {
    title: "Guru Pelita",
    layout: "programme",
    logoDark: "/media/programme/logo-dark.svg",
    logoLight: "/media/programme/logo-light.svg",
    favicon: "/media/programme/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Articles", "/Articles/:slug", "/Articles/:slug?/Detail/:id?/:title?"],
    voice: {
      "blog.articles": "Catatan perjalanan",
      "blog.articles-lede": "Ditulis dari tiga zona waktu, diurutkan menurut tanggal, bukan menurut jarak.",
      "shell.not-found": "Koordinat ini jatuh di laut. Tidak ada sekolah di sana, belum.",
    },
    css: {
      ft_primary: "Epilogue",
      ft_secondary: "Crimson Pro",
      // Deep sea, living coral, and sand for the land between them.
      clr_primary: "#0a4744",
      clr_secondary: "#ff7d57",
      clr_success: "#2f7d5b",
      clr_info: "#2a7390",
      clr_warning: "#d9b05a",
      clr_danger: "#b13a2a",
      clr_light: "#f6f0e2",
      clr_dark: "#06302f",
    },
    meta: {
      name: "Program nasional pendampingan guru",
      description:
        "Enam angkatan, 32 simpul, tiga zona waktu. Program dua tahun: guru yang lulus mendampingi guru yang baru.",
      keywords: "pendampingan guru, program guru nasional, pelatihan guru, guru honorer, pengajaran",
      site_name: "Guru Pelita",
      url: "https://gurupelita.serambi.example",
      twitter_site: "@gurupelita",
    },
    navigation: {
      primary: [
        { label: "Angkatan", href: "/#angkatan", note: "32 simpul, 618 guru", mark: "B 2" },
        { label: "Linimasa", href: "/#linimasa", note: "2022 sampai 2027", mark: "C 4" },
        { label: "Artikel", href: "/Articles", note: "ditulis dari kelas", mark: "D 1" },
      ],
      action: { label: "Daftar", href: "/#daftar" },
      statement: "07.00 WIB · 08.00 WITA · 09.00 WIT",
      footer: [
        {
          title: "Simpul dari barat ke timur, dalam derajat bujur timur",
          links: programmePlaces.map(({ name, east }) => ({
            label: `${name} ${east.toFixed(1).replace(".", ",")}°`,
          })),
        },
      ],
      legal: [],
    },
  },
  home: programmeHome,
};
