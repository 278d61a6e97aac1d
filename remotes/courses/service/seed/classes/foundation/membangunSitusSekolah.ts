import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const membangunSitusSekolah: ClassDraft = {
  name: "Membangun Situs Sekolah",
  slug: "membangun-situs-sekolah",
  code: "RPL-101",
  description: "Murid membuat, menerbitkan, dan merawat situs sekolahnya sendiri selama satu semester penuh.",
  state: "registration-open",
  level: "Kelas X",
  programIds: ["foundation-rpl"],
  type: "class",
  startsOn: "2027-01-11",
  endsOn: "2027-05-28",
  priceIdr: 0,
  seatsLeft: 36,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas X Rekayasa Perangkat Lunak beserta satu guru pendamping. Belum pernah menulis kode pun boleh; yang dibutuhkan laboratorium dengan satu komputer untuk dua anak.",
  overview: [
    "Banyak situs sekolah berhenti di pengumuman PPDB tiga tahun lalu karena yang membuatnya sudah lulus dan kata sandinya ikut hilang. Di kelas ini situs dikerjakan oleh murid yang masih dua tahun lagi berada di sekolah, dan ada jadwal piket untuk merawatnya.",
    "Enam minggu pertama dipakai untuk HTML dan CSS, langsung dengan isi yang nyata: jadwal bus jemputan, daftar ekstrakurikuler, nomor telepon tata usaha. Setelah itu kelas dibagi menjadi redaksi kecil. Ada yang memotret, ada yang menulis, ada yang memeriksa apakah halaman terbaca di ponsel milik orang tua.",
    "Situs diterbitkan pada minggu kesepuluh, walaupun belum sempurna. Sisa semester dipakai untuk memperbaiki apa yang ditanyakan pembacanya.",
  ],
  outcomes: [
    "Menulis halaman HTML yang runtut dan terbaca di ponsel murah",
    "Menata halaman dengan CSS tanpa menyalin templat",
    "Menerbitkan situs di domain sch.id dan mengurus perpanjangannya",
    "Membagi tugas redaksi dan menulis catatan serah terima untuk adik kelas",
  ],
  mentors: [
    {
      name: "Wahyu Setyaningsih",
      role: "Pengembang web di kantor berita daerah, Purwokerto",
      bio: "Pernah merawat situs SMK-nya sendiri dari warnet. Datang ke kelas tiap dua minggu dan membaca semua catatan piket.",
    },
    {
      name: "Abdul Gafur Pelu",
      role: "Guru RPL SMK di Masohi, Maluku Tengah",
      bio: "Situs sekolahnya dikerjakan murid sejak 2021 dan belum pernah padam lebih dari sehari, padahal listriknya sering.",
    },
  ],
  syllabus: [
    part("Halaman pertama", "Dari berkas teks kosong sampai jadwal bus yang bisa dibuka di ponsel.", [
      reading("Apa yang dicari orang di situs sekolah", 30),
      video("Menulis HTML dengan editor polos", 25),
      exercise("Jadwal bus jemputan dalam satu tabel", 90),
      live("Kunjungan praktisi: membaca kode bersama", 90),
    ]),
    part("Menata tanpa templat", "Warna seragam, huruf yang terbaca, dan tata letak yang tidak pecah.", [
      reading("Selektor, warisan, dan siapa yang menang", 35),
      video("Kisi CSS memakai ubin lantai kelas", 20),
      exercise("Satu halaman, tiga ukuran layar", 120),
      exercise("Periksa kontras warna lambang sekolah", 45),
    ]),
    part("Redaksi kelas", "Siapa menulis, siapa memotret, siapa memeriksa.", [
      reading("Menulis kabar dalam lima kalimat", 30),
      exercise("Wawancara penjaga sekolah", 90),
      reading("Izin memuat foto teman", 20),
      live("Rapat redaksi pertama", 60),
    ]),
    part("Terbit", "Domain, hosting, dan hari ketika situs dibuka untuk umum.", [
      reading("Syarat dan biaya domain sch.id", 25),
      video("Mengunggah dengan Git", 28),
      exercise("Terbit pada Jumat minggu kesepuluh", 120),
      live("Tanya jawab bersama tata usaha", 60),
    ]),
    part("Merawat", "Piket, cadangan, dan serah terima.", [
      reading("Buku piket situs", 20),
      exercise("Memulihkan situs dari cadangan", 90),
      exercise("Memperbaiki tiga keluhan pembaca", 120),
      live("Serah terima kepada calon kelas X", 60),
    ]),
  ],
};
