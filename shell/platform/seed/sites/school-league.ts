import type { SeedSite } from "../types";
import { schoolLeagueHome } from "./schoolLeagueHome";

/** The league of vocational schools, where teams of five repair, wire and cook before an audience. */
export const site: SeedSite = {
  key: "school-league",
  language: "id",
  hosts: ["school-league.localhost"],
  settings: {
    title: "Liga SMK",
    layout: "school-league",
    logoDark: "/media/school-league/logo-dark.svg",
    logoLight: "/media/school-league/logo-light.svg",
    favicon: "/media/school-league/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Register",
      "/Registrations",
      "/Network",
      "/Leaderboards",
      "/Leaderboards/Player",
      "/Statistics",
      "/Liga-Smk/Register",
      "/Liga-Smk/Registration/:token",
      "/Liga-Smk/Registrations",
      "/Liga-Smk",
      "/Liga-Smk/Match/:id",
      "/Liga-Smk/Team/:slug",
      "/Liga-Smk/Referee",
      "/Liga-Smk/Referee/:id",
    ],
    voice: {
      "shell.not-found": "Menang WO. Halaman ini tidak datang sampai peluit ditiup, jadi Anda menang tanpa bertanding.",
    },
    css: {
      ft_primary: "Saira",
      ft_secondary: "Saira",
      // The paints of a hall's floor: its blue, the red of volleyball, the yellow of futsal.
      clr_primary: "#3cb4f2",
      clr_secondary: "#f0401f",
      clr_success: "#1f8f55",
      clr_info: "#1570c4",
      clr_warning: "#ffe14d",
      clr_danger: "#c4122f",
      clr_light: "#ffffff",
      clr_dark: "#0a0f1c",
    },
    meta: {
      name: "Liga SMK 2026/27: pekan ke-10",
      description:
        "Klasemen, bagan, jadwal, dan angka musim Liga SMK: lima siswa, satu kotak alat, sembilan puluh menit.",
      keywords: "liga SMK, lomba keterampilan siswa, klasemen, jadwal laga, kejuruan",
      site_name: "Liga SMK",
      url: "https://liga.serambi.example",
      twitter_site: "@ligasmk",
    },
    navigation: {
      primary: [
        { label: "Klasemen", href: "/Liga-Smk", note: "pekan 9" },
        { label: "Papan peringkat", href: "/Leaderboards", note: "perorangan" },
        { label: "Jadwal", href: "/Liga-Smk?view=matches", note: "Sabtu, 28 November" },
        { label: "Bagan", href: "/Liga-Smk?season=2025-26", note: "musim lalu" },
        { label: "Sekolah", href: "/Network", note: "menurut provinsi" },
      ],
      action: { label: "Daftar tim", href: "/Liga-Smk/Register" },
      statement: "Lima orang, satu kotak alat.",
      about:
        "Pendaftaran musim 2027/28 sampai 30 Mei 2027. Satu guru, lima siswa, empat cabang: jaringan, otomotif, boga, rekayasa web. Diselenggarakan Serambi.",
      footer: [
        {
          title: "Pekan 9",
          links: [
            { label: "NUS 7 TIR 4" },
            { label: "BAH 6 WAN 3" },
            { label: "KAR 5 DIR 5" },
            { label: "SUR 6 RIM 2" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: schoolLeagueHome,
};
