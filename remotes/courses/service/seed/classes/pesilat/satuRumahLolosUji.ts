import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const satuRumahLolosUji: ClassDraft = {
  name: "Satu Rumah Lolos Uji",
  slug: "satu-rumah-lolos-uji",
  code: "PS-03",
  description:
    "Pekerjaan sabuk hijau angkatan 8: memasang instalasi listrik sebuah rumah di Jogonalan dari gambar kerja sampai lembar uji ditandatangani.",
  state: "ended",
  level: "Sabuk hijau",
  programIds: ["pesilat-bengkel"],
  type: "class",
  startsOn: "2026-06-08",
  endsOn: "2026-09-04",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Peserta yang sudah memegang sabuk kuning dan tidak buta warna untuk membedakan penghantar. Kelas berikutnya menyusul jadwal angkatan 9.",
  overview: [
    "Bu Lasmi menunggu sambungan listrik sejak rumahnya selesai ditembok pada tahun 2024. Ia menumpang satu kabel dari rumah anaknya: untuk lampu, pompa air, dan mesin jahit. Kalau mesin jahit jalan, lampunya meredup.",
    "Dua puluh tiga peserta angkatan 8 mengerjakan rumah itu dalam empat regu. Setiap regu menerima satu gambar kerja, memeriksa pekerjaan regu sebelumnya, dan menandatangani apa yang diperiksanya. Tidak ada yang boleh menutup kotak sambung miliknya sendiri; penutupnya dipasang regu lain.",
    "Petugas pemeriksa datang pada 28 Agustus. Dua titik harus diperbaiki, keduanya di dapur, dan keduanya sudah ditandai merah oleh regu tiga sehari sebelumnya.",
  ],
  outcomes: [
    "Membaca gambar kerja instalasi dan menemukan kekurangannya sebelum memasang",
    "Menarik penghantar di dalam pipa tanpa merusak isolasi",
    "Merangkai papan pembagi dengan gawai proteksi arus sisa",
    "Mengisi lembar uji yang sanggup dibaca pemeriksa dari luar",
    "Memeriksa pekerjaan orang lain tanpa mempermalukannya",
  ],
  mentors: [
    {
      name: "Wayan Sudarma",
      role: "Pelatih listrik, mantan teknisi kapal",
      bio: "Sebelas tahun memperbaiki panel di kamar mesin yang bergoyang. Menurut pengalamannya, rumah yang diam membuat orang lengah.",
    },
  ],
  syllabus: [
    part("Rumah Bu Lasmi", "Melihat, bertanya, mencatat kebiasaan penghuninya.", [
      live("Bertamu dan menghitung kebutuhan daya", 120),
      reading("Simbol pada gambar kerja hunian", 24),
      exercise("Menemukan empat kesalahan di gambar", 90),
    ]),
    part("Tegangan di tangan kanan", "Kebiasaan kerja yang menjaga Anda pulang utuh.", [
      video("Satu detik antara menyentuh dan terlempar", 8),
      exercise("Kunci, label, uji, baru sentuh", 120),
      live("Menolong orang yang masih menempel", 90),
      reading("Pelindung arus sisa dijelaskan dengan dua ember", 20),
    ]),
    part("Pipa dan tarikan", "Jalur yang rapi supaya orang sesudahnya tidak tersesat.", [
      exercise("Menekuk pipa tanpa menjepit", 180),
      exercise("Menarik kabel berdua dengan aba-aba", 300),
      exercise("Sambungan yang ditarik lima kilogram", 240),
    ]),
    part("Papan pembagi", "Enam pemutus, satu pelindung, dan label yang terbaca.", [
      video("Merapikan kabel di dalam kotak", 16),
      exercise("Merangkai papan di atas meja", 240),
      exercise("Memindahkan papan ke dinding rumah", 180),
      live("Regu lain membongkar pekerjaan Anda", 150),
    ]),
    part("Hari pemeriksa datang", "Lembar uji, perbaikan, lampu pertama.", [
      exercise("Tahanan isolasi tiap rangkaian", 120),
      exercise("Tahanan tanah pada musim kemarau", 90),
      live("Pemeriksaan 28 Agustus", 180),
      live("Mesin jahit dan lampu menyala bersama", 60),
    ]),
  ],
};
