import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const antreanPuskesmas: ClassDraft = {
  name: "Antrean Puskesmas",
  slug: "antrean-puskesmas",
  code: "RPL-302",
  description:
    "Tim kelas XII membuat sistem nomor antrean untuk puskesmas kecamatan: dari duduk mengamati di ruang tunggu sampai dipakai petugas loket setiap pagi.",
  state: "started",
  level: "Kelas XII",
  programIds: ["foundation-rpl"],
  type: "class",
  startsOn: "2026-07-20",
  endsOn: "2026-12-11",
  priceIdr: 0,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XII RPL yang sudah mengenal basis data dan satu bahasa pemrograman, dalam tim berisi lima orang. Sekolah perlu satu puskesmas yang bersedia ditemani selama satu semester.",
  overview: [
    "Pukul setengah enam pagi orang sudah meletakkan batu atau sandal di depan pintu puskesmas sebagai tanda giliran. Loket buka pukul tujuh lebih sedikit. Yang rumahnya jauh datang paling awal dan sering pulang paling akhir.",
    "Tim mulai dengan mengamati tiga pagi penuh dan mencatat jam datang, jam dipanggil, jam pulang. Baru sesudah itu merancang. Banyak gagasan gugur di minggu kedua: aplikasi ponsel, misalnya, karena separuh pasien tidak membawa ponsel.",
    "Yang akhirnya dibuat biasanya kecil. Sebuah printer struk, sebuah layar, sebuah peladen di lemari, dan halaman web untuk petugas. Semuanya harus tetap jalan ketika listrik padam empat puluh menit.",
  ],
  outcomes: [
    "Mengamati pekerjaan orang lain dan mencatatnya dengan jujur",
    "Merancang basis data antrean yang tidak pernah memberi nomor kembar",
    "Membangun aplikasi web lokal dengan PHP dan MariaDB",
    "Menyiapkan sistem yang pulih sendiri setelah listrik padam",
    "Melatih pemakai dan menulis petunjuk satu halaman",
  ],
  mentors: [
    {
      name: "Maria Goreti Bano",
      role: "Guru Rekayasa Perangkat Lunak, SMK Negeri 2 Atambua",
      bio: "Muridnya membuat antrean yang kini dipakai puskesmas kecamatan, termasuk oleh ibunya sendiri. Memimpin minggu pengamatan.",
    },
    {
      name: "Arif Budiman Nainggolan",
      role: "Pengembang sistem rumah sakit, Medan",
      bio: "Dua belas tahun menangani loket pendaftaran. Hafal apa saja yang dilakukan orang ketika printer macet.",
    },
  ],
  syllabus: [
    part("Tiga pagi di ruang tunggu", "Mengamati dulu, merancang kemudian.", [
      reading("Cara mencatat tanpa mengganggu", 25),
      exercise("Lembar pengamatan, pukul 05.30 sampai 11.00", 300),
      live("Membaca catatan bersama Bu Maria", 90),
    ]),
    part("Rancangan yang muat di satu kertas", "Alur pasien, alur petugas, dan apa yang sengaja tidak dibuat.", [
      reading("Daftar gagasan yang gugur", 20),
      exercise("Alur loket dari karton", 90),
      video("Nomor urut di basis data, dengan transaksi", 32),
      live("Persetujuan kepala puskesmas", 60),
    ]),
    part("Aplikasi petugas", "Panggil, lewati, ulangi: tiga tombol yang harus selalu berfungsi.", [
      reading("Satu halaman PHP, satu tugas", 35),
      exercise("Tombol panggil dan layar ruang tunggu", 150),
      exercise("Mencetak struk 58 milimeter", 120),
      video("Suara panggilan dalam tiga bahasa daerah", 18),
    ]),
    part("Listrik padam", "Peladen mini, baterai cadangan, dan data yang tidak boleh hilang.", [
      reading("Apa yang tersimpan ketika kabel dicabut", 28),
      exercise("Cabut, tunggu, hidupkan lagi: dua puluh kali", 120),
      live("Praktisi memeriksa lemari peladen", 90),
    ]),
    part("Dipakai sungguhan", "Dua minggu berdampingan dengan petugas, lalu dilepas.", [
      exercise("Petunjuk satu halaman untuk loket", 60),
      live("Minggu pendampingan di loket", 240),
      exercise("Hitung lagi waktu tunggunya", 90),
      reading("Surat pemeliharaan untuk sekolah dan puskesmas", 25),
    ]),
  ],
};
