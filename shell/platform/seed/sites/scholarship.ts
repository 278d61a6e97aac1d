import type { SeedSite } from "../types";
import { scholarshipHome } from "./scholarshipHome";

/** The scholarship: one form for whoever wants it. */
export const site: SeedSite = {
  key: "scholarship",
  language: "id",
  hosts: ["scholarship.localhost"],
  settings: {
    title: "Beasiswa Serambi",
    layout: "scholarship",
    logoDark: "/media/scholarship/logo-dark.svg",
    logoLight: "/media/scholarship/logo-light.svg",
    favicon: "/media/scholarship/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/"],
    voice: {
      "shell.not-found": "Lembar ini kosong, dan bukan bagian yang harus Anda isi.",
    },
    css: {
      ft_primary: "Petrona",
      ft_secondary: "Karla",
      // A ballpoint's blue on paper, on a desk of old rose.
      clr_primary: "#2340a0",
      clr_secondary: "#a0626e",
      clr_success: "#1f7a52",
      clr_info: "#2b6cb0",
      clr_warning: "#b8741a",
      clr_danger: "#b3261e",
      clr_light: "#fffaf7",
      clr_dark: "#3a2233",
      darkDye: "#7b304a",
    },
    meta: {
      name: "Beasiswa Serambi 2027: satu formulir",
      description: "Siapa, berapa, kapan, dan bagaimana. Bagian kami sudah kami isi, tinggal bagian Anda.",
      keywords: "beasiswa 2027, beasiswa SMA SMK, beasiswa Paket C, beasiswa tanpa rapor",
      site_name: "Beasiswa Serambi",
      url: "https://beasiswa.serambi.example",
      twitter_site: "@beasiswaserambi",
    },
    navigation: {
      footer: [
        { title: "Ratna Puspitawati", links: [{ label: "Pengurus beasiswa" }] },
        {
          title: "Formulir",
          links: [
            { label: "Bagian yayasan", href: "/#yayasan" },
            { label: "Bagian Anda", href: "/#isian" },
            { label: "Tanya lewat surel", href: "mailto:tanya@beasiswa.serambi.example" },
          ],
        },
      ],
      statement: "Formulir B-2027, rangkap satu",
      about: "Pertanyaan dijawab manusia: 0800\u00a01\u00a0240\u00a0240, gratis, Senin sampai Sabtu.",
    },
  },
  home: scholarshipHome,
};
