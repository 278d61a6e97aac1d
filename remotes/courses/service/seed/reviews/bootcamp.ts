import type { ReviewsBySlug } from "./withReviews";

export const bootcampReviews: ReviewsBySlug = {
  "pemanasan-desember": [
    {
      author: "Irfan Maulana",
      role: "Bekas kasir, lulusan angkatan 14",
      rating: 5,
      text: "Dua minggu itu yang meyakinkan saya untuk berhenti bekerja, bukan brosurnya. Program kecil hari kesembilan masih saya simpan.",
      date: "2026-01-08",
    },
    {
      author: "Paulina Tanur",
      role: "Perawat, Cimahi",
      rating: 4,
      text: "Saya akhirnya tidak mendaftar bootcamp, dan justru itu gunanya. Hari simulasinya jujur: begini lelahnya, silakan putuskan sendiri.",
      date: "2025-12-22",
    },
  ],
  "sql-untuk-data-yang-berantakan": [
    {
      author: "Neneng Kurniasih",
      role: "Staf administrasi puskesmas, Soreang",
      rating: 5,
      text: "Tabel nota Koperasi Sauyunan mirip benar dengan rekap saya setiap akhir bulan. Nota kembar yang dulu saya cari dengan stabilo sekarang ketemu dalam tiga baris.",
      date: "2026-11-05",
    },
    {
      author: "Gregorius Manalu",
      role: "Bendahara koperasi karyawan",
      rating: 5,
      text: "Baru mengerti mengapa jumlah saya selalu kurang: baris yang kosong ikut hilang diam-diam. Bab tentang NULL saya baca tiga kali.",
      date: "2026-10-03",
    },
    {
      author: "Tiara Salsabila",
      role: "Calon peserta angkatan 15",
      rating: 4,
      text: "Enak diikuti karena datanya bisa dihitung dengan jari. Fungsi jendela datangnya agak mendadak; satu contoh lagi sebelum tugasnya akan menolong.",
      date: "2026-08-21",
    },
  ],
  "javascript-tanpa-kerangka-kerja": [
    {
      author: "Raka Dwiputra",
      role: "Pengembang React, dua tahun",
      rating: 5,
      text: "Dua tahun memakai kerangka kerja dan baru di sini paham mengapa layar saya tidak ikut berubah. Bab tentang acuan itu obatnya.",
      date: "2026-10-12",
    },
    {
      author: "Siti Mardhiyah",
      role: "Guru honorer, Garut",
      rating: 4,
      text: "Program dapurnya saya pakai sungguhan untuk menghitung konsumsi pramuka. Janji dan menunggu adalah bagian tersulit, jangan dikerjakan tengah malam.",
      date: "2026-07-26",
    },
  ],
};
