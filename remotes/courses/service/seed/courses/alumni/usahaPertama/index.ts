import type { CourseDraft } from "../../assembleCourses";
import { dompetYangDipisah } from "./dompetYangDipisah";
import { namaNomorOrangKedua } from "./namaNomorOrangKedua";
import { pembukuanBerpasangan } from "./pembukuanBerpasangan";
import { penawaranDanUangMuka } from "./penawaranDanUangMuka";
import { pesananPertama } from "./pesananPertama";

export const usahaPertama: CourseDraft = {
  name: "Usaha Pertama: dari Pesanan Tetangga ke Pembukuan",
  slug: "usaha-pertama",
  code: "UP-36",
  description:
    "Menghitung harga, menulis penawaran, meminta uang muka, dan memegang buku berpasangan untuk usaha yang dimulai dari rumah.",
  level: "Pemula",
  programIds: ["alumni-usaha"],
  priceIdr: 275_000,
  language: "Bahasa Indonesia",
  audience:
    "Alumni semua angkatan yang sudah mulai dimintai tolong dan dibayar, atau hampir. Tidak perlu pernah belajar akuntansi; cukup bisa membagi, sabar dengan bon, dan mau menulis sepuluh menit setiap malam.",
  overview: [
    "Usaha jarang dimulai dengan rencana usaha. Ia dimulai dengan suara dari balik pagar: “Bisa buatkan dua puluh?” Kursus ini mengikuti Laras, angkatan 2016, yang menjawab bisa sebelum tahu apa yang ia sanggupi, dan sejak hari itu belajar menyusul kata-katanya sendiri.",
    "Angka-angkanya berlanjut dari bab ke bab. Sekotak nasi yang dihitung biayanya pada hari pertama muncul lagi di penawaran, di uang muka, di buku kas, di jurnal, dan akhirnya di neraca. Pada pekan terakhir Anda mengganti Laras dengan nama Anda sendiri.",
    "Tentang perizinan dan pajak kami hanya menulis garis besar yang kami yakini, lalu menyerahkan daftar pertanyaan untuk dibawa ke kantor yang berwenang. Kantor-kantor itu, ternyata, ramah kepada orang yang datang membawa catatan.",
  ],
  outcomes: [
    "Mencatat pesanan dengan lima keterangan dan menghitung biayanya sampai per satuan",
    "Menetapkan harga dengan margin serta menjelaskannya ketika ditawar",
    "Menulis penawaran, aturan uang muka, nota, dan tagihan",
    "Memisahkan uang usaha dari uang rumah dan mencocokkannya setiap malam",
    "Menyusun jurnal, neraca saldo, laba rugi, dan neraca sederhana",
    "Menghitung kapan orang kedua dapat dibayar dengan patut",
  ],
  mentors: [
    {
      name: "Lina Kartika",
      role: "Auditor, angkatan 2010",
      bio: "Terpilih paling konsisten oleh alumni. Tidak pernah marah pada buku yang salah, hanya pada buku yang dihapus.",
    },
    {
      name: "Bagas Prakoso",
      role: "Pemilik bengkel, angkatan 2019",
      bio: "Pulang kampung dan membuka bengkel dengan dua kunci pas. Pernah enam bulan memakai satu dompet, dan menceritakannya tanpa malu.",
    },
  ],
  modules: [pesananPertama, penawaranDanUangMuka, dompetYangDipisah, pembukuanBerpasangan, namaNomorOrangKedua],
};
