import type { ReviewsBySlug } from "./withReviews";

export const codingSchoolReviews: ReviewsBySlug = {
  "sandi-merpati": [
    {
      author: "Vania Prameswari",
      role: "Ibu dari murid 9 tahun, Depok",
      rating: 5,
      text: "Selama sebulan daftar belanja di kulkas kami tertulis dalam sandi. Anak saya tidak pernah menyebutnya belajar, padahal ia menghitung modulus di meja makan.",
      date: "2026-09-12",
    },
    {
      author: "Kenzo",
      role: "10 tahun",
      rating: 4,
      text: "Roda sandi dari piring kertas seru. Aku mau pertemuannya lebih banyak, karena pas sudah bisa komputer kelasnya selesai.",
      date: "2026-09-05",
    },
    {
      author: "Yuliana Sembiring",
      role: "Ibu dari murid 8 tahun",
      rating: 5,
      text: "Tiga pertemuan pertama hampir tanpa layar, dan itu membuat kami tenang. Waktu laptop dibuka, anak saya sudah tahu apa yang hendak disuruhkannya.",
      date: "2026-05-16",
    },
  ],
  "kapal-pinisi": [
    {
      author: "Daffa",
      role: "12 tahun, Makassar",
      rating: 5,
      text: "Kapalku sempat berlayar mundur karena tanda minusnya terbalik. Kakak mentor tidak langsung membetulkan, jadi aku yang menemukan sendiri.",
      date: "2026-07-04",
    },
    {
      author: "Ririn Oktaviani",
      role: "Ibu dari murid 11 tahun",
      rating: 4,
      text: "Laptop pinjaman datang tepat waktu dan bersih. Beberapa pertemuan mundur lima belas menit; selebihnya kami puas sekali.",
      date: "2026-06-27",
    },
  ],
  "antre-bakso": [
    {
      author: "Galang Aditya",
      role: "16 tahun, Malang",
      rating: 5,
      text: "Kami menghitung antrean di warung Pak Di selama dua jam, lalu simulasinya bilang hal yang sama dengan Pak Di: tambah orang di kuah, bukan di kasir.",
      date: "2026-05-09",
    },
    {
      author: "Shinta Wulandari",
      role: "15 tahun",
      rating: 3,
      text: "Bagian peluangnya lumayan berat buat yang baru kelas sembilan. Temanya asyik, jadi aku bertahan sampai akhir.",
      date: "2026-05-03",
    },
  ],
};
