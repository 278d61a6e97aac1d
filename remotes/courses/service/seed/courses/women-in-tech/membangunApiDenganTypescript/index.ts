import type { CourseDraft } from "../../assembleCourses";
import { diujiDanDijalankan } from "./diujiDanDijalankan";
import { gudangIngatan } from "./gudangIngatan";
import { httpKataBiasa } from "./httpKataBiasa";
import { penjagaDiPintu } from "./penjagaDiPintu";
import { tipeYangJujur } from "./tipeYangJujur";

export const membangunApiDenganTypescript: CourseDraft = {
  name: "Membangun API dengan TypeScript",
  slug: "membangun-api-dengan-typescript",
  code: "TS-27",
  description:
    "Dari buku pesanan koperasi tenun menjadi API yang memeriksa kirimannya, menjawab dengan angka yang benar, dan punya ujinya sendiri. Tanpa paket tambahan.",
  level: "Menengah",
  programIds: ["women-api"],
  priceIdr: 360_000,
  language: "Bahasa Indonesia",
  audience:
    "Untuk kamu yang sudah bisa menulis fungsi, larik, dan objek di JavaScript, termasuk yang kembali bekerja sesudah jeda dan ingin mengejar TypeScript. Semua latihan berjalan di studio pada peramban; laptop hanya diperlukan untuk bab server.",
  overview: [
    "Koperasi tenun Benang Merah mencatat pesanan di buku bergaris. Tidak ada yang salah dengan bukunya, sampai dua orang mencatat di dua tempat dan satu selendang ditenun dua kali. Kursus ini memindahkan buku itu ke sebuah API, satu kolom demi satu kolom.",
    "Kita tidak mulai dari server. Kita mulai dari bentuk data, lalu penjaga yang memeriksa kiriman, lalu satu fungsi yang mengubah permintaan menjadi jawaban. Server baru dipasang menjelang akhir, ketika semuanya sudah bisa diuji tanpa jaringan. Dengan urutan ini kamu tahu bagian mana yang rusak ketika ada yang rusak.",
    "Tidak ada kerangka kerja yang harus dihafal. Yang kamu bawa pulang adalah kebiasaan yang berlaku di kerangka kerja mana pun: nama kolom yang membawa satuannya, pesan galat yang menolong, dan uji di perbatasan. Bab terakhir adalah API untuk buku catatan kelompokmu sendiri.",
  ],
  outcomes: [
    "Menuliskan bentuk data dan statusnya sehingga keadaan yang mustahil tidak bisa ditulis",
    "Mengurai kiriman dari luar dan menolak yang salah dengan pesan yang menyebut kolomnya",
    "Memilih metode dan kode status HTTP, serta menjelaskan mana yang aman diulang",
    "Memisahkan galat yang diduga dari yang mengejutkan",
    "Menulis uji di perbatasan tanpa perkakas apa pun",
    "Membagi daftar panjang menjadi halaman yang tidak melompat",
  ],
  mentors: [
    {
      name: "Goreti Lakapu",
      role: "Pengembang sisi server, Kupang",
      bio: "Menulis API untuk koperasi simpan pinjam di Timor. Masih menyimpan buku kas ibunya sebagai contoh skema yang baik.",
    },
    {
      name: "Dewi Anggraini Siregar",
      role: "Insinyur perangkat lunak, Medan",
      bio: "Kembali menulis kode sesudah enam tahun mengasuh dua anak. Menulis bagian galat dan uji. Menurut dia, satu pesan galat yang baik menghemat tiga telepon.",
    },
  ],
  modules: [tipeYangJujur, penjagaDiPintu, httpKataBiasa, gudangIngatan, diujiDanDijalankan],
};
