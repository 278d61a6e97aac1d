import type { SeedSite } from "../types";
import { hackathonHome } from "./hackathonHome";

/** The hackathon: a watch of thirty-six hours in a sugar mill. */
export const site: SeedSite = {
  key: "hackathon",
  language: "id",
  hosts: ["hackathon.localhost"],
  settings: {
    title: "Ronda/36",
    layout: "hackathon",
    logoDark: "/media/hackathon/logo-dark.svg",
    logoLight: "/media/hackathon/logo-light.svg",
    favicon: "/media/hackathon/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Assistant"],
    voice: {
      "shell.not-found": "Pukul 04.04 dan halaman ini tertidur. Cuci muka, ulangi dari awal.",
    },
    css: {
      ft_primary: "Martian Mono",
      ft_secondary: "Martian Mono",
      // Black and white as poleng is woven, and the pink of a lamp at the guard post.
      clr_primary: "#ff4fa0",
      clr_secondary: "#6d6d6d",
      clr_success: "#1f9d55",
      clr_info: "#2a86d1",
      clr_warning: "#e8e8e8",
      clr_danger: "#d6203f",
      clr_light: "#f7f7f7",
      clr_dark: "#0c0c0c",
    },
    meta: {
      name: "Hackathon tiga puluh enam jam",
      description:
        "16–18 April 2027 di Pabrik Gula Colomadu, Karanganyar. Tim 3–5 orang, empat soal dari warga, tanpa biaya.",
      keywords: "hackathon, lomba koding, Karanganyar, Colomadu, kompetisi pemrogram",
      site_name: "Ronda 36",
      url: "https://ronda36.serambi.example",
      twitter_site: "@ronda36",
    },
    navigation: {
      primary: [
        { label: "Jadwal", href: "/#jadwal", mark: "00:00" },
        { label: "Soal", href: "/#soal", mark: "02:00" },
        { label: "Aturan", href: "/#aturan", mark: "11:30" },
        { label: "Hadiah", href: "/#hadiah", mark: "36:00" },
      ],
      action: { label: "Daftarkan tim", href: "mailto:jaga@ronda36.example?subject=Daftarkan%20tim" },
      footer: [{ title: "Tanya", links: [{ label: "jaga@ronda36.example", href: "mailto:jaga@ronda36.example" }] }],
      statement: "Pendaftaran dibuka\n41 dari 60 tim",
      about: "Dijaga oleh Himpunan Sekolah Kode",
      legal: [],
    },
  },
  home: hackathonHome,
};
