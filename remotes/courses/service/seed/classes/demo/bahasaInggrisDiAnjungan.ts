import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const bahasaInggrisDiAnjungan: ClassDraft = {
  name: "Bahasa Inggris di Anjungan",
  slug: "bahasa-inggris-di-anjungan",
  code: "ENG-41",
  description:
    "Frasa komunikasi maritim standar untuk radio, olah gerak, dan keadaan darurat, dilatih lewat suara dan derau radio yang asli.",
  state: "ended",
  level: "Lanjut",
  programIds: ["demo-pelayaran", "demo-umum"],
  type: "course",
  startsOn: "2026-02-02",
  endsOn: "2026-05-15",
  priceIdr: 175_000,
  seatsLeft: null,
  language: "Bahasa Indonesia dan Inggris",
  audience:
    "Taruna kelas XII Nautika menjelang praktik laut serta perwira jaga yang ingin memperbarui SMCP-nya. Kosakata dasar sudah dikuasai; yang dilatih kecepatan dan ketepatan.",
  overview: [
    "Di radio orang tidak bercakap-cakap. Mereka menyebut nama kapal, menyatakan jenis pesan, menyampaikan satu hal, lalu menunggu. Taruna yang nilai bahasa Inggrisnya sembilan pun bisa gagap ketika lawan bicaranya berlogat Manila atau Odessa dan mesinnya menderu.",
    "Setiap pertemuan memakai rekaman dari pelabuhan yang ramai. Anda menirukan, menjawab, salah, dan mengulang sampai pesan diterima tanpa “say again”. Bagian akhir adalah latihan darurat dua anjungan: dua kelompok di dua ruangan, satu saluran, satu kebakaran.",
    "Rekaman latihan tetap tersimpan, jadi Anda bisa mendengar suara sendiri dari bulan Februari dan dari bulan Mei.",
  ],
  outcomes: [
    "Memakai penanda pesan SMCP dengan tepat",
    "Mengeja dengan abjad fonetik tanpa jeda",
    "Menyampaikan Mayday, Pan-Pan, dan Securité menurut urutannya",
    "Memahami arahan pandu dalam logat yang beragam",
  ],
  mentors: [
    {
      name: "Grace Tumbelaka",
      role: "Guru bahasa Inggris maritim, Bitung",
      bio: "Sepuluh tahun menjadi operator stasiun radio pantai. Menirukan sembilan logat, dan taruna wajib memahami semuanya.",
    },
    {
      name: "Muhammad Rasyid Karim",
      role: "Mualim I kapal tanker, Tanjungpinang",
      bio: "Mengirim rekaman radio dari Selat Malaka setiap kali melintas. Hadir di ruang kelas ketika kapalnya naik dok.",
    },
  ],
  syllabus: [
    part("Delapan penanda", "Question, answer, request, dan lima lainnya.", [
      reading("Mengapa orang laut berbicara pendek", 14),
      video("Satu pesan, delapan cara menyampaikannya", 16),
      exercise("Menebak penanda dari rekaman", 30),
    ]),
    part("Angka, huruf, dan derau", "Mengeja nama kapal ketika mesin menderu.", [
      exercise("Alpha sampai Zulu, tiga puluh detik", 20),
      video("Posisi, haluan, jam: urutan yang tetap", 12),
      live("Latihan dua saluran", 60),
    ]),
    part("Masuk pelabuhan", "Pandu, kapal tunda, tali.", [
      reading("Perintah kemudi dan pengulangannya", 18),
      exercise("Menjawab pandu dari Odessa, Manila, Busan", 45),
      video("Olah gerak sandar dari tiga sudut", 21),
    ]),
    part("Darurat", "Mayday, Pan-Pan, Securité.", [
      reading("Kata demi kata sebuah Mayday", 17),
      exercise("Menulis lalu mengucapkan lima pesan", 40),
      live("Kebakaran di dua anjungan", 90),
      exercise("Mendengar ulang suara sendiri", 25),
    ]),
  ],
};
