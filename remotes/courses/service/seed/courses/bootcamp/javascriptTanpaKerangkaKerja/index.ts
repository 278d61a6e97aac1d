import type { CourseDraft } from "../../assembleCourses";
import { halamanDanUji } from "./halamanDanUji";
import { ketikaAdaYangSalah } from "./ketikaAdaYangSalah";
import { kumpulanData } from "./kumpulanData";
import { menungguTanpaBerhenti } from "./menungguTanpaBerhenti";
import { nilaiDanKeputusan } from "./nilaiDanKeputusan";

export const javascriptTanpaKerangkaKerja: CourseDraft = {
  name: "JavaScript tanpa Kerangka Kerja",
  slug: "javascript-tanpa-kerangka-kerja",
  code: "BW-03",
  description:
    "Minggu ketiga bootcamp, versi yang bisa Anda kerjakan sendiri di rumah: JavaScript polos sampai menjadi satu program dapur yang teruji.",
  level: "Pemula",
  programIds: ["bootcamp-web"],
  priceIdr: 325_000,
  language: "Bahasa Indonesia",
  audience:
    "Calon peserta bootcamp, dan orang yang sudah pernah memakai kerangka kerja tetapi tidak tahu apa yang dikerjakannya. Cukup bisa mengetik dan sabar membaca pesan galat.",
  overview: [
    "Di Jalan Naripan, minggu ketiga dikenal sebagai minggu tanpa pustaka. Tidak ada yang diunduh, tidak ada yang dipasang. Hanya bahasa, peramban, dan pertanyaan yang sama berulang-ulang: nilai apa yang ada di tangan Anda sekarang?",
    "Kursus ini mengikuti satu pekerjaan dari awal sampai akhir. Dapur bootcamp memasak untuk 32 orang dan berasnya selalu kurang setiap Kamis. Dari satu perkalian di bab pertama, Anda sampai pada program yang membaca masukan, mengumpulkan belanja per kios, dan membuktikan hitungannya sendiri.",
    "Setiap contoh menampilkan apa yang tercetak, termasuk yang salah. Tugas-tugasnya berjalan di studio dengan console.log. Dua bab tentang halaman memerlukan peramban dan dua berkas kecil di komputer Anda.",
  ],
  outcomes: [
    "Menjelaskan nilai, lingkup, dan acuan tanpa menebak",
    "Mengolah larik dan objek tanpa mengubah milik orang lain",
    "Membaca pesan galat sampai ke sebabnya",
    "Menunggu beberapa pekerjaan sekaligus dengan janji",
    "Menghubungkan data ke halaman dengan pola keadaan lalu gambar ulang",
    "Menulis program kecil beserta ujinya",
  ],
  mentors: [
    {
      name: "Gilang Mahesa Putra",
      role: "Pengajar minggu ketiga Bootcamp Serambi, Bandung",
      bio: "Menulis JavaScript sejak peramban masih saling berbeda pendapat. Menyimpan kotak tisu di meja untuk minggu ketiga, dan jarang perlu mengisinya dua kali.",
    },
    {
      name: "Theresia Wenas",
      role: "Pemrogram web, Manado",
      bio: "Lulusan angkatan 9, kini merawat situs jadwal kapal. Menulis semua soal uji di kursus ini dari kesalahan yang pernah dibuatnya sendiri.",
    },
  ],
  modules: [nilaiDanKeputusan, kumpulanData, ketikaAdaYangSalah, menungguTanpaBerhenti, halamanDanUji],
};
