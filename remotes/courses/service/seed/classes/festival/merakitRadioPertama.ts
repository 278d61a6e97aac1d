import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const merakitRadioPertama: ClassDraft = {
  name: "Merakit Radio Pertama",
  slug: "merakit-radio-pertama",
  code: "BB-02",
  description:
    "Dari dioda, kawat email, dan kaleng susu sampai terdengar suara orang. Dirakit di tenda Bengkel dengan solder yang dipinjamkan.",
  state: "registration-open",
  level: "Usia 12 ke atas",
  programIds: ["festival-tiga-hari"],
  type: "class",
  startsOn: "2027-03-05",
  endsOn: "2027-03-07",
  priceIdr: 0,
  seatsLeft: 7,
  language: "Bahasa Indonesia",
  audience:
    "Remaja dan orang dewasa yang belum pernah menyolder. Anak di bawah 12 tahun boleh menemani orang tua memegang gulungan kawat.",
  overview: [
    "Radio kristal tidak membutuhkan baterai. Tenaganya datang dari pemancar yang jauh, ditangkap oleh kawat panjang di antara dua tiang benteng. Waktu bunyi pertama keluar dari pelantang telinga, hampir semua orang menoleh ke belakang, seakan ada yang memanggil.",
    "Bengkel dibagi selama tiga hari supaya lem sempat kering dan kesalahan sempat dicari. Jumat menggulung kumparan, Sabtu menyolder dan menyetel, Minggu memperkuat suara dengan satu transistor. Radio boleh dibawa pulang; alat solder dikembalikan.",
  ],
  outcomes: [
    "Menggulung kumparan dan menghitung lilitannya",
    "Menyolder delapan sambungan tanpa dingin",
    "Mencari stasiun dengan menggeser kontak",
    "Menjelaskan kepada anak mengapa radio ini tidak butuh baterai",
  ],
  mentors: [
    {
      name: "Made Suarjana",
      role: "Pemilik bengkel motor, Tabanan",
      bio: "Membuka meja elektronika gratis di sudut bengkelnya setiap sore. Radio kristal pertamanya dibuat dari onderdil televisi milik kakek.",
    },
    {
      name: "Komang Ayu Pradnyani",
      role: "Mahasiswi teknik elektro, Denpasar",
      bio: "Belajar menyolder di bengkel Tabanan itu sejak kelas lima. Sekarang ia yang menyusun kotak bahan, empat puluh buah, dan tidak pernah kurang satu resistor pun.",
    },
  ],
  syllabus: [
    part("Sebelum Jumat", "Bacaan dan video pendek, agar di tenda tangan langsung bekerja.", [
      reading("Mengapa kawat panjang bisa mendengar", 12),
      video("Solder: panas, timah, hitung dua", 8),
      exercise("Mencari pemancar AM terdekat dari rumah", 20),
    ]),
    part("Jumat: kumparan", "Kaleng susu dan 92 lilitan.", [
      live("Pembagian kotak bahan", 20),
      exercise("Menggulung tanpa tumpang tindih", 60),
      exercise("Mengamplas jalur geser", 25),
    ]),
    part("Sabtu: menyolder", "Delapan sambungan, lalu suara pertama.", [
      live("Sambungan dingin dibawa ke bawah lampu", 30),
      exercise("Merangkai dioda dan kapasitor", 75),
      live("Membentangkan antena di antara dua tiang", 40),
      exercise("Menggeser kontak sampai ada orang berbicara", 30),
    ]),
    part("Minggu: lebih keras", "Satu transistor dan satu pelantang bekas.", [
      reading("Transistor sebagai keran", 10),
      exercise("Penguat di papan tripleks", 60),
      live("Empat puluh radio dibunyikan serempak", 30),
    ]),
  ],
};
