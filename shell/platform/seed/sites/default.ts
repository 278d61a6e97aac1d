import type { SeedSite } from "../types";
import { defaultHome } from "./defaultHome";

/** A site that has nothing but its texts: layout, colours and families are the product's own. */
export const site: SeedSite = {
  key: "default",
  language: "id",
  hosts: ["default.localhost"],
  settings: {
    title: "Ruang Belajar",
    layout: "default",
    logoDark: "/media/default/logo-dark.svg",
    logoLight: "/media/default/logo-light.svg",
    favicon: "/media/default/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/"],
    css: {
      ft_primary: "Raleway",
      ft_secondary: "Inter",
      clr_primary: "#2096c4",
      clr_secondary: "#2f80ed",
      clr_success: "#2dce89",
      clr_info: "#11cdef",
      clr_warning: "#fb6340",
      clr_danger: "#f5365c",
      clr_light: "#adb5bd",
      clr_dark: "#212529",
    },
    meta: {
      name: "Belajar hal yang dipakai besok pagi",
      description:
        "Kelas singkat untuk orang yang bekerja, mengurus rumah, atau baru lulus. Ada pengajar, ada jadwal, ada teman sekelas.",
      keywords: "kelas singkat, kursus orang bekerja, tata buku usaha kecil, Karangjati",
      site_name: "Ruang Belajar",
      url: "https://ruangbelajar.example",
      twitter_site: "@ruangbelajar",
    },
    navigation: {
      primary: [
        { label: "Program", href: "/#program" },
        { label: "Kelas", href: "/#kelas" },
        { label: "Berita", href: "/#berita" },
        { label: "Tentang", href: "/#tentang" },
      ],
      legal: [{ label: "Hubungi kami", href: "mailto:halo@ruangbelajar.example" }],
    },
  },
  home: defaultHome,
};
