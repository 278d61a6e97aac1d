import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const sandiMerpati: ClassDraft = {
  name: "Sandi Merpati",
  slug: "sandi-merpati",
  code: "SM-8",
  description:
    "Menyandikan surat rahasia di atas kertas, lalu mengajari komputer melakukannya. Kelas pertama untuk anak yang belum pernah koding.",
  state: "registration-open",
  level: "8–10 tahun",
  programIds: ["coding-kertas"],
  type: "course",
  startsOn: "2026-12-05",
  endsOn: "2027-01-23",
  priceIdr: 0,
  seatsLeft: 3,
  language: "Bahasa Indonesia",
  audience:
    "Anak 8 sampai 10 tahun yang sudah lancar membaca. Orang tua tidak perlu mendampingi, cukup menyiapkan gunting, dua piring kertas, dan laptop pada pertemuan ketiga.",
  overview: [
    "Gede, 13 tahun, pernah menaruh surat untuk adiknya di kaki merpati mainan. Suratnya bersandi, dan sandinya begitu gampang sampai ayahnya bisa membaca. Dari situ ia membuat sandi yang lebih susah, dan sekarang sandi itu menjadi kelas ini.",
    "Dua pertemuan pertama berlangsung tanpa layar. Kamu memutar roda dari piring kertas, menggeser huruf, dan mengirim surat ke teman sekelas yang rumahnya mungkin di Sorong. Pada pertemuan ketiga barulah roda itu dipindahkan ke Scratch, supaya merpatinya bisa menyandikan surat sepanjang apa pun.",
    "Kelas ini gratis. Kami ingin tahu dulu apakah kamu suka.",
  ],
  outcomes: [
    "Menyandikan dan membaca sandi geser dengan roda kertas",
    "Menyusun langkah yang bisa diikuti orang lain tanpa bertanya",
    "Membuat pengulangan dan variabel di Scratch",
    "Memecahkan sandi teman dengan menghitung huruf yang paling sering",
  ],
  mentors: [
    {
      name: "Kak Nindya Prameswari",
      role: "Pengajar kelas anak, Bandung",
      bio: "Pemrogram yang pernah mengajar TK. Surat bersandinya selalu memuat satu kesalahan yang disengaja.",
    },
    {
      name: "Kak Bonifasius Hale",
      role: "Pengajar kelas anak, Maumere",
      bio: "Mengajar dari perpustakaan kampung setiap Sabtu. Dapat melipat merpati kertas dengan satu tangan.",
    },
  ],
  syllabus: [
    part("Surat di kaki merpati", "Rahasia kecil di atas kertas.", [
      reading("Cerita merpati pos", 10),
      live("Membuat roda sandi dari piring kertas", 60),
      exercise("Surat pertama untuk teman", 20),
    ]),
    part("Langkah yang jelas", "Menyuruh Kakak menggambar, dan Kakak menurut persis.", [
      live("Kakak jadi robot", 60),
      exercise("Lima langkah melipat merpati", 15),
      exercise("Menebak geseran ke berapa", 15),
    ]),
    part("Merpati di layar", "Scratch, huruf demi huruf.", [
      video("Kenalan dengan Scratch", 8),
      live("Merpati menggeser satu huruf", 60),
      exercise("Merpati menggeser satu kalimat", 30),
    ]),
    part("Membongkar sandi", "Huruf apa yang paling sering muncul?", [
      exercise("Menghitung huruf di lagu Bintang Kecil", 20),
      live("Lomba membongkar surat", 60),
      exercise("Sandi buatanmu sendiri", 30),
    ]),
  ],
};
