import type { SeedSite } from "../types";
import { mentorNetworkHome } from "./mentorNetworkHome";

/** The mentors' network: somebody who already went that way, wherever they live. */
export const site: SeedSite = {
  key: "mentor-network",
  language: "id",
  hosts: ["mentor-network.localhost"],
  settings: {
    title: "Jejaring Mentor",
    layout: "mentor-network",
    logoDark: "/media/mentor-network/logo-dark.svg",
    logoLight: "/media/mentor-network/logo-light.svg",
    favicon: "/media/mentor-network/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Mentor", "/Mentor/:slug", "/Mentor/:slug/Appointment", "/Appointment/:token"],
    voice: {
      "shell.not-found": "Tidak ada kota di titik ini. Kota lain masih menyala.",
    },
    css: {
      ft_primary: "Epilogue",
      ft_secondary: "Epilogue",
      // Brick and deep water; the lamps of the fishing boats are the yellow.
      clr_primary: "#b23a1e",
      clr_secondary: "#0a4d47",
      clr_success: "#1f7a4d",
      clr_info: "#1d6f93",
      clr_warning: "#f2b84b",
      clr_danger: "#b01f38",
      clr_light: "#f3f7f4",
      clr_dark: "#04262d",
      darkDye: "#00464e",
    },
    meta: {
      name: "Mentor terdekat mungkin dua pulau jauhnya",
      description: "488 mentor di 29 kota, dicari menurut keahlian dan pulau.",
      keywords: "mentor, belajar bersama, pemrograman, desain produk, karier pertama",
      site_name: "Jejaring Mentor Serambi",
      url: "https://mentor.serambi.example",
      twitter_site: "@jejaringmentor",
    },
    navigation: {
      primary: [
        { label: "Semua mentor", href: "/Mentor", note: "dicari dari pertanyaannya" },
        { label: "Keahlian", href: "/#keahlian", note: "dicari menurut bidang" },
        { label: "Malam ini", href: "/#malam-ini", note: "yang sedang senggang" },
        { label: "Satu sesi", href: "/#sesi", note: "dari awal sampai akhir" },
      ],
      action: { label: "Jadi mentor", href: "mailto:mentor@serambi.example?subject=Saya%20ingin%20jadi%20mentor" },
      statement: "Tahu sesuatu yang dulu sulit Anda pelajari? Itu sudah cukup.",
      about: "Dua jam sebulan. Dilatih dulu, satu sore.",
      footer: [],
      legal: [{ label: "mentor@serambi.example", href: "mailto:mentor@serambi.example" }],
    },
  },
  home: mentorNetworkHome,
};
