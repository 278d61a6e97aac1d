import type { SeedSite } from "../types";
import { teacherFellowshipHome } from "./teacherFellowshipHome";

/** The teachers' fellowship: a year for teachers who go on teaching. */
export const site: SeedSite = {
  key: "teacher-fellowship",
  language: "id",
  hosts: ["teacher-fellowship.localhost"],
  settings: {
    title: "Setahun Guru",
    layout: "teacher-fellowship",
    logoDark: "/media/teacher-fellowship/logo-dark.svg",
    logoLight: "/media/teacher-fellowship/logo-light.svg",
    favicon: "/media/teacher-fellowship/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/"],
    voice: {
      "shell.not-found": "Surat ini tidak sampai. Alamatnya salah tulis, atau perangkonya kurang.",
    },
    css: {
      ft_primary: "Brygada 1918",
      ft_secondary: "Brygada 1918",
      // Fountain-pen blue on school paper, and the red of its margin.
      clr_primary: "#24459a",
      clr_secondary: "#b1321c",
      clr_success: "#2f7a45",
      clr_info: "#2a6a9c",
      clr_warning: "#b97a14",
      clr_danger: "#a51f2d",
      clr_light: "#fcf7ea",
      clr_dark: "#1b2a4e",
    },
    meta: {
      name: "Beasiswa setahun untuk guru yang tetap mengajar",
      description:
        "Beasiswa setahun untuk guru yang tetap mengajar. Catatan harian satu angkatan, Januari sampai Desember.",
      keywords: "beasiswa guru, guru honorer, penelitian tindakan kelas, pengembangan guru",
      site_name: "Setahun Guru",
      url: "https://setahunguru.example",
      twitter_site: "@setahunguru",
    },
    navigation: {
      primary: [
        { label: "Surat", href: "/#surat", mark: "Nov" },
        { label: "Catatan setahun", href: "/#tahun", mark: "Jan–Des" },
        { label: "Yang diterima", href: "/#terima", mark: "Juli" },
        { label: "Membalas", href: "/#balasan" },
      ],
      about: "Jalan Kaliurang 14, Yogyakarta\n21 November 2026",
      footer: [
        {
          title: "Pengirim",
          links: [{ label: "Setahun Guru" }, { label: "Jalan Kaliurang 14" }, { label: "Yogyakarta 55281" }],
        },
        {
          title: "Kabar ke",
          links: [
            { label: "surat@setahunguru.example", href: "mailto:surat@setahunguru.example" },
            { label: "Slip balasan", href: "/#balasan" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: teacherFellowshipHome,
};
