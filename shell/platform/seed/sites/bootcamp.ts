import type { SeedSite } from "../types";
import { bootcampHome } from "./bootcampHome";

/** The bootcamp: twelve weeks of full days in Bandung. */
export const site: SeedSite = {
  key: "bootcamp",
  language: "id",
  hosts: ["bootcamp.localhost"],
  settings: {
    title: "Bootcamp Serambi",
    layout: "bootcamp",
    logoDark: "/media/bootcamp/logo-dark.svg",
    logoLight: "/media/bootcamp/logo-light.svg",
    favicon: "/media/bootcamp/favicon.svg",
    language: "id",
    isMaintenance: false,
    routes: [
      "/",
      "/Testimonies",
      "/Moderation",
      "/Class",
      "/Class/:code",
      "/Courses/@Premium",
      "/Courses/@Premium/:slug",
      "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Certificate/:code",
      "/Message/:topic",
    ],
    voice: {
      "courses.catalogue": "{count} angkatan menuju pekerjaan pertama",
      "courses.premium": "{count} kursus untuk pemanasan",
      "courses.premium-one": "Satu kursus untuk pemanasan",
      "courses.premium-lede": "Kerjakan sebelum mendaki. Bab pertamanya gratis, keringatnya tidak.",
      "shell.not-found": "Tidak ada jam kerja di alamat ini. Kembali ke jadwal.",
    },
    css: {
      ft_primary: "Big Shoulders",
      ft_secondary: "Albert Sans",
      // Fired clay, and the brown of the kiln's inside.
      clr_primary: "#b03f28",
      clr_secondary: "#7a3a24",
      clr_success: "#3f7d3a",
      clr_info: "#2d6f8f",
      clr_warning: "#d98a6e",
      clr_danger: "#a3162a",
      clr_light: "#f7f0ea",
      clr_dark: "#1b1210",
    },
    meta: {
      name: "Dua belas minggu sampai dibayar menulis kode",
      description:
        "Pelatihan pemrogram tatap muka penuh waktu di Bandung: 12 minggu, 687 jam, 32 orang. Angkatan 15 mulai 4 Januari 2027.",
      keywords: "bootcamp pemrograman, Bandung, belajar koding penuh waktu, pemrogram web",
      site_name: "Bootcamp Serambi",
      url: "https://bootcamp.serambi.example",
      twitter_site: "@bootcampserambi",
    },
    navigation: {
      primary: [
        {
          label: "Kelas",
          href: "/Class",
          note: "siang, malam, pemanasan",
          children: [
            { label: "Minggu demi minggu", href: "/#minggu", description: "Dua belas minggu dalam jam" },
            { label: "Semua kelas", href: "/Class", description: "Angkatan siang, malam, dan pemanasan" },
            {
              label: "Kursus mandiri",
              href: "/Courses/@Premium",
              description: "Dibaca sendiri, bab pertama gratis",
            },
          ],
        },
        { label: "Biaya", href: "/#biaya", note: "dan cara memintanya kembali" },
        { label: "Hasil", href: "/#hasil", note: "sesudah 120 hari" },
        { label: "Jangan ikut kalau", href: "/#jangan", note: "baca dulu" },
      ],
      action: { label: "Daftar angkatan 15", href: "/#daftar" },
      statement: "13\nMinggu ketiga belas:\nAnda tidur sampai siang.",
      about: "Jalan Naripan 60, Bandung",
      legal: [],
    },
  },
  home: bootcampHome,
};
