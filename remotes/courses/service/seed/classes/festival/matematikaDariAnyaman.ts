import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const matematikaDariAnyaman: ClassDraft = {
  name: "Matematika dari Anyaman",
  slug: "matematika-dari-anyaman",
  code: "BB-01",
  description:
    "Kelipatan, simetri, dan bidang miring dipelajari dengan bilah bambu. Satu bulan mencoba di rumah, lalu dua kali bertemu di benteng.",
  state: "registration-open",
  level: "Guru dan orang tua",
  programIds: ["festival-tiga-hari"],
  type: "class",
  startsOn: "2027-02-06",
  endsOn: "2027-03-06",
  priceIdr: 0,
  seatsLeft: 34,
  language: "Bahasa Indonesia",
  audience:
    "Guru SD, orang tua, dan siapa saja yang pernah merasa tidak berbakat berhitung. Bilah bambu dapat diganti pita kertas selebar satu sentimeter.",
  overview: [
    "Sebuah tikar pandan dari Kulon Progo memuat soal yang tidak ada di buku cetak. Mengapa pola kepang dua selalu kembali setelah empat baris? Berapa bilah yang diperlukan untuk nampan berukuran 30 sentimeter, dan bagaimana pengrajin menaksirnya tanpa menulis?",
    "Kelas ini menjawabnya dengan tangan. Peserta menganyam tiga pola di rumah dengan panduan video, mencatat hitungannya, lalu membawa hasil yang gagal maupun yang jadi ke Surakarta. Di tenda Kelas, Sabtu pagi, pola-pola itu dijajarkan dan dibaca bersama sebagai tabel perkalian raksasa.",
  ],
  outcomes: [
    "Menganyam kepang tunggal, kepang dua, dan mata bilik",
    "Menerangkan kelipatan persekutuan dengan pola yang berulang",
    "Menemukan sumbu simetri pada benda di rumah",
    "Menyusun satu jam pelajaran dengan bahan yang tumbuh di sekitar sekolah",
  ],
  mentors: [
    {
      name: "Sari Wulandari",
      role: "Guru matematika, Kulon Progo",
      bio: "Membawa seikat bambu ke kelas sejak penggaris sekolahnya habis patah. Ibunya pengrajin besek dan penguji pertama setiap soal yang ia buat.",
    },
  ],
  syllabus: [
    part("Bilah pertama", "Membelah, meraut, menaksir jumlah.", [
      reading("Bambu, pandan, atau pita kertas", 8),
      video("Meraut tanpa melukai jari", 9),
      exercise("Tikar kecil sepuluh kali sepuluh", 50),
    ]),
    part("Pola yang kembali", "Kelipatan yang bisa diraba.", [
      video("Ibu di Sentolo menghitung dengan gumaman", 11),
      exercise("Kepang dua dan catatan setiap baris", 55),
      exercise("Kapan pola tiga bertemu pola empat", 40),
    ]),
    part("Lipat dan putar", "Simetri pada nampan, tudung saji, dan kipas.", [
      reading("Cermin diletakkan di atas tudung saji", 10),
      exercise("Berburu simetri di dapur", 35),
      live("Temu daring: memamerkan yang gagal", 60),
    ]),
    part("Dua kali di benteng", "Jumat petang membawa anyaman, Sabtu pagi membacanya.", [
      live("Menjajarkan anyaman di lantai papan", 45),
      live("Sabtu 09.30: tabel perkalian enam meter", 90),
      exercise("Rencana satu jam pelajaran untuk hari Senin", 40),
    ]),
  ],
};
