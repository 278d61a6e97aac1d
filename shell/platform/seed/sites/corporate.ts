import type { SeedSite } from "../types";
import { corporateHome } from "./corporateHome";

/** Training for companies. */
export const site: SeedSite = {
  key: "corporate",
  language: "id",
  hosts: ["corporate.localhost"],
  settings: {
    title: "Serambi untuk Perusahaan",
    layout: "corporate",
    logoDark: "/media/corporate/logo-dark.svg",
    logoLight: "/media/corporate/logo-light.svg",
    favicon: "/media/corporate/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: ["/", "/Portfolio", "/Portfolio/:type?/:title?"],
    voice: {
      "shell.not-found": "Tidak ada pengukuran di alamat ini.",
    },
    css: {
      ft_primary: "Host Grotesk",
      ft_secondary: "Host Grotesk",
      // Bottle green and the brown of a ledger's spine, on unbleached paper.
      clr_primary: "#1f4636",
      clr_secondary: "#9a5b12",
      clr_success: "#2f7a4f",
      clr_info: "#2f6a8f",
      clr_warning: "#b5781a",
      clr_danger: "#a3362c",
      clr_light: "#f4f1ea",
      clr_dark: "#14201b",
    },
    meta: {
      name: "Pelatihan yang diukur",
      description:
        "Pelatihan perusahaan yang diukur sebelum dan sesudah: kasus dengan angkanya, biaya per kelas, dan semua yang diminta bagian pengadaan.",
      keywords: "pelatihan perusahaan, in-house training, pengadaan pelatihan, RAB, pengembangan karyawan",
      site_name: "Serambi untuk Perusahaan",
      url: "https://perusahaan.serambi.example",
      twitter_site: "@serambikerja",
    },
    navigation: {
      primary: [
        { label: "Kasus", href: "/Portfolio", note: "lima klien, diukur" },
        { label: "Pelatihan dan biaya", href: "/#biaya", note: "daftar harga" },
        {
          label: "Pengadaan",
          href: "/#pengadaan",
          note: "tujuh langkah",
          children: [
            { label: "Jalur pengadaan", href: "/#pengadaan", description: "Dari TOR sampai BAST, tujuh langkah" },
            {
              label: "Templat RAB",
              href: "mailto:ratna@serambi.example?subject=Templat%20RAB",
              description: "Dikirim pada hari yang sama",
            },
            {
              label: "Contoh kontrak dan SLA",
              href: "mailto:ratna@serambi.example?subject=Contoh%20kontrak%20dan%20SLA",
              description: "Dikirim pada hari yang sama",
            },
          ],
        },
      ],
      tools: [{ label: "Bicara dengan kami", href: "mailto:ratna@serambi.example?subject=Bicara%20sebentar" }],
      action: { label: "Minta proposal", href: "mailto:ratna@serambi.example?subject=Permintaan%20proposal" },
      statement: "Kirim TOR, atau cukup satu kalimat tentang apa yang lambat.",
      about: "Dibalas dalam 3\u00a0hari kerja, oleh orang yang akan mengajar.",
      footer: [
        {
          title: "Ratna Suryani",
          links: [
            { label: "Kepala kemitraan" },
            { label: "ratna@serambi.example", href: "mailto:ratna@serambi.example" },
            { label: "021\u00a05000\u00a01240" },
          ],
        },
        { title: "Jakarta", links: [{ label: "Jalan Wijaya I\u00a022" }, { label: "Senin–Jumat, 09.00–17.00" }] },
        { title: "Surabaya", links: [{ label: "Jalan Darmo\u00a0118" }, { label: "Dengan janji" }] },
      ],
      legal: [],
    },
  },
  home: corporateHome,
};
