import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const lampuSimpangLima: ClassDraft = {
  name: "Lampu Simpang Lima",
  slug: "lampu-simpang-lima",
  code: "LS-9",
  description:
    "Lima jalan bertemu, lampunya cuma kamu yang mengatur. Memakai micro:bit, lampu kecil, dan kota dari kardus sepatu.",
  state: "upcoming",
  level: "8–10 tahun",
  programIds: ["coding-kertas"],
  type: "class",
  startsOn: "2026-11-28",
  endsOn: "2027-02-13",
  priceIdr: 850_000,
  seatsLeft: 2,
  language: "Bahasa Indonesia",
  audience:
    "Anak 9 atau 10 tahun, terutama yang senang membongkar mainan. Satu kotak perangkat dikirim ke rumah dan dikembalikan setelah kelas selesai; solder tidak dipakai.",
  overview: [
    "Di Simpang Lima Semarang mobil datang dari lima arah. Kalau semua lampu hijau, tabrakan. Kalau semua merah, tidak ada yang sampai ke sekolah. Harus ada yang memutuskan, dan keputusan itu ternyata cuma daftar langkah yang diulang terus.",
    "Kamu membangun simpangnya dari kardus, memasang lima belas lampu kecil, dan memberi perintah lewat blok MakeCode. Setelah itu datang gangguan: ambulans, nenek yang menyeberang pelan, dan hujan yang membuat semua orang tidak sabar.",
  ],
  outcomes: [
    "Merangkai lampu, hambatan, dan kabel capit dengan benar",
    "Memakai pengulangan, jeda, dan percabangan di MakeCode",
    "Membuat tombol yang menyela urutan",
    "Mencari kesalahan dengan mengganti satu hal saja",
  ],
  mentors: [
    {
      name: "Kak Danang Wicaksana",
      role: "Pengajar elektronika anak, Semarang",
      bio: "Bekerja di dinas perhubungan kota pada hari kerja. Pernah salah menyetel satu simpang dan diomeli lewat radio.",
    },
  ],
  syllabus: [
    part("Satu lampu", "Nyala, padam, nyala.", [
      reading("Isi kotak dan kegunaannya", 8),
      live("Lampu pertama menyala", 60),
      exercise("Kedip seperti kunang-kunang", 20),
    ]),
    part("Satu tiang", "Merah, kuning, hijau, dan berapa lama masing-masing.", [
      live("Tiang dari sumpit dan kardus", 60),
      exercise("Menghitung detik di lampu dekat rumah", 25),
      exercise("Tiang yang sama dengan aslinya", 30),
    ]),
    part("Lima jalan", "Siapa jalan, siapa menunggu.", [
      video("Simpang Lima dari atas", 6),
      live("Tabel giliran di papan tulis", 60),
      exercise("Membangun kota dari kardus sepatu", 60),
      live("Menyalakan kelima tiang", 60),
    ]),
    part("Gangguan", "Ambulans, nenek, hujan.", [
      live("Tombol yang boleh menyela", 60),
      exercise("Waktu menyeberang untuk nenek", 25),
      exercise("Mode hujan", 25),
    ]),
    part("Kota dibuka", "Mobil mainan masuk, keluarga menonton.", [
      exercise("Uji sepuluh menit tanpa tabrakan", 20),
      live("Pembukaan kota", 60),
      reading("Mengemas kotak untuk anak berikutnya", 7),
    ]),
  ],
};
