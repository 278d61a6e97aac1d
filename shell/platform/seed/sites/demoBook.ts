import type { PageSetting } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

import { bookPicture } from "./bookPicture";

/** The book as three schools read it in one classroom: twelve weeks, notes in the margin, an essay at the end. */
export const demoBook: z.input<typeof PageSetting> = {
  title: "Metamorfosa, dibaca tiga sekolah",
  description:
    "Satu buku, dua belas pekan, satu ruang belajar: bagaimana tiga sekolah membaca Metamorfosa bersama dari tiga kota.",
  ...bookPicture,
  sections: [
    {
      slot: "sites.hero-split.v1",
      props: {
        title: "Satu buku,\ntiga sekolah",
        lede: "Selama dua belas pekan 412 murid membaca Metamorfosa karya Ratri Kusumaningtyas di ruang belajar yang sama: mencoret tepinya, membantah satu sama lain, dan menulis bab ketiga belas.",
        actions: [
          { label: "Lihat jadwal bacanya", href: "#pekan" },
          { label: "Catatan tepi mereka", href: "#tepi" },
        ],
        cloths: [
          { seed: "baca-bahari", motif: "mega mendung", ground: "secondary" },
          { seed: "baca-karangjati", motif: "sekar jagad", ground: "dark" },
          { seed: "baca-puspa", motif: "truntum", ground: "light" },
        ],
      },
    },
    {
      slot: "sites.contents.v1",
      props: {
        anchor: "pekan",
        title: "Pekan demi pekan",
        parts: [
          {
            title: "Januari",
            chapters: [
              { title: "Pekan 1: menulis satu hal yang belum diketahui", page: 3 },
              { title: "Pekan 2: mewawancarai seseorang di dapur", page: 14 },
              { title: "Pekan 3: belajar di tempat yang bukan kelas", page: 31 },
            ],
          },
          {
            title: "Februari",
            chapters: [
              { title: "Pekan 4: sehari tanpa kamus", page: 52 },
              { title: "Pekan 5: mengajar yang lebih kecil", page: 67 },
              { title: "Pekan 6: mengulang dengan tangan kiri", page: 85 },
            ],
          },
          {
            title: "Maret",
            chapters: [
              { title: "Pekan 7: bertanya tanpa menuduh", page: 110 },
              { title: "Pekan 8: membongkar yang sudah jadi", page: 129 },
              { title: "Pekan 9: satu jam pelajaran tanpa suara", page: 151 },
            ],
          },
          {
            title: "April",
            chapters: [
              { title: "Pekan 10: surat untuk orang yang jauh", page: 176 },
              { title: "Pekan 11: gagal di depan umum", page: 198 },
              { title: "Pekan 12: menulis bab ketiga belas", page: 229 },
            ],
          },
        ],
      },
    },
    {
      slot: "sites.margin-notes.v1",
      props: {
        anchor: "tepi",
        title: "Dicoret di tepi halaman",
        notes: [
          {
            text: "Halaman 14: nenek saya juga menyimpan ukuran orang di jari. Besok saya tanya berapa kilan.",
            by: "Alya, SMK Bahari",
          },
          { text: "Tidak setuju. Diam satu semester itu kemewahan.", by: "Danu, SMA Karangjati" },
          {
            text: "Kalau diam dianggap kemewahan, coba menjahit sambil mendengarkan mesin. Diamnya justru bekerja.",
            by: "Bu Khumaira, Kursus Jahit Puspa",
          },
          { text: "Halaman 221 jangan dibaca di bus.", by: "Intan, SMK Bahari" },
        ],
      },
    },
    {
      slot: "sites.blurb.v1",
      props: {
        title: "Kata kepala sekolah",
        text: "“Saya masuk ruang bacanya untuk memeriksa, lalu ikut membantah murid kelas sepuluh, dan",
        stressed: "kalah.",
        end: "”",
        by: "Marlina Hutapea",
        source: "SMA Karangjati",
      },
    },
    {
      slot: "sites.steps.v1",
      props: {
        anchor: "cara",
        title: "Membukanya di sekolah Anda",
        steps: [
          { label: "Hari 1", text: "Guru memilih buku dan panjang tiap bagian", span: 1 },
          { label: "2–3", text: "Ruang baca dibuka, murid saling menemukan", span: 2 },
          { label: "4–15", text: "Satu bab tiap pekan, catatan tepi terbuka untuk semua", span: 5 },
          { label: "16", text: "Tulisan murid dijilid menjadi satu berkas", span: 1 },
        ],
      },
    },
    {
      slot: "sites.contact.v1",
      props: {
        anchor: "minta-ruang",
        title: "Coba dengan buku yang sudah ada di lemari",
        text: "Satu guru, satu kelas, satu bab. Ruang bacanya terbuka dua pekan tanpa biaya dan tanpa telepon penjualan.",
        label: "Surel untuk ruang baca",
        email: "demo@serambi.example",
        action: { label: "Minta ruang baca", href: "mailto:demo@serambi.example?subject=Minta%20ruang%20baca" },
        note: "Sebutkan judul bukunya; kalau masih dalam hak cipta, kami bantu menyurati penerbitnya.",
      },
    },
  ],
};
