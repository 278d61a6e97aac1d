import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const pemanasanDesember: ClassDraft = {
  name: "Pemanasan Desember",
  slug: "pemanasan-desember",
  code: "BP-09",
  description:
    "Dua minggu percobaan sebelum bootcamp: soal logika, mengetik, dan satu program kecil setiap hari. Biayanya dipotong dari angkatan 15.",
  state: "upcoming",
  level: "Coba dulu",
  programIds: ["bootcamp-siang"],
  type: "class",
  startsOn: "2026-12-07",
  endsOn: "2026-12-18",
  priceIdr: 950_000,
  seatsLeft: 17,
  language: "Bahasa Indonesia",
  audience:
    "Yang ragu apakah menulis kode cocok untuknya, terutama kalau harus keluar dari pekerjaan dulu. Pukul 08.00 sampai 12.00; sorenya bebas, kecuali pada satu hari simulasi.",
  overview: [
    "Keluar kerja selama tiga bulan adalah keputusan mahal. Dua minggu ini dibuat agar keputusan itu tidak diambil dari iklan. Anda mengalami ritmenya, buntu beberapa kali, dan melihat apakah buntu itu membuat penasaran atau hanya sedih.",
    "Soal tangga pada halaman depan dikerjakan pada hari kedua, dengan kertas, lalu dengan program. Pada hari kesepuluh setiap orang berbicara setengah jam dengan pengajar. Sekitar sepertiga memutuskan tidak melanjutkan, dan menurut kami itu uang yang dipakai dengan baik.",
  ],
  outcomes: [
    "Memecah soal menjadi langkah yang bisa dikerjakan komputer",
    "Menulis dan menjalankan sepuluh program pendek",
    "Mencari sendiri jawaban dari dokumentasi",
    "Memutuskan ikut atau tidak dengan alasan yang bisa diucapkan",
  ],
  mentors: [
    {
      name: "Galih Ramadhan Putera",
      role: "Pengajar pemanasan, Bandung",
      bio: "Guru matematika SMP yang pindah haluan. Menyimpan jawaban salah paling indah dari setiap kelompok dan meminta izin membacakannya.",
    },
  ],
  syllabus: [
    part("Kertas dulu", "Soal logika tanpa komputer.", [
      reading("Kalau ingin berhenti besok pagi", 6),
      live("Tangga dua belas anak", 150),
      exercise("Menyusun kartu dengan aturan yang ditulis teman", 90),
    ]),
    part("Sepuluh program", "Satu setiap pagi, dijalankan sebelum kopi kedua.", [
      live("Program satu baris dan pesan galatnya", 120),
      exercise("Pembagi tagihan makan", 90),
      exercise("Penebak umur dengan tujuh pertanyaan", 90),
      exercise("Jadwal piket yang tidak bisa dicurangi", 120),
    ]),
    part("Buntu", "Sengaja diberi soal yang terlalu sulit.", [
      video("Pengajar buntu selama dua puluh menit", 21),
      exercise("Soal yang belum pernah selesai di kelas", 120),
      live("Bertanya dengan potongan terkecil", 90),
    ]),
    part("Memutuskan", "Pagi yang mirip bootcamp, lalu bicara.", [
      live("Simulasi satu hari penuh sampai malam", 540),
      reading("Menghitung tabungan untuk tiga bulan", 15),
      live("Setengah jam berdua dengan pengajar", 30),
    ]),
  ],
};
