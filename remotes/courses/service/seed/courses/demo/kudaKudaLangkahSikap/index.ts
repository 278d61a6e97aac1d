import type { CourseDraft } from "../../assembleCourses";
import { jurusDelapanHitungan } from "./jurusDelapanHitungan";
import { kudaKuda } from "./kudaKuda";
import { langkah } from "./langkah";
import { pasangDanJatuh } from "./pasangDanJatuh";
import { sebelumMelangkah } from "./sebelumMelangkah";

export const kudaKudaLangkahSikap: CourseDraft = {
  name: "Kuda-Kuda, Langkah, Sikap",
  slug: "kuda-kuda-langkah-sikap",
  code: "SLT-28",
  description:
    "Dasar pencak silat untuk pemula: lima kuda-kuda, empat pola langkah, adab, cara jatuh, dan satu jurus delapan hitungan.",
  level: "Dasar",
  programIds: ["demo-silat"],
  priceIdr: 225_000,
  language: "Bahasa Indonesia",
  audience:
    "Pemula berusia 12 tahun ke atas; yang di bawah umur berlatih dengan orang dewasa di dekatnya. Diperlukan ruang kosong dua kali dua meter dan, untuk latihan jatuh, matras atau rumput tebal.",
  overview: [
    "Setiap Jumat sore halaman belakang SMK Bahari di Muaratama berubah menjadi gelanggang. Murid baru biasanya bertanya kapan mulai memukul. Jawabannya selalu sama: “Setelah kamu bisa berdiri.” Kursus ini menuliskan apa yang terjadi di antara pertanyaan itu dan jawabannya.",
    "Anda belajar membagi berat badan, melangkah ke delapan arah tanpa bunyi, menjaga tiga pintu dengan tangan, dan sampai di lantai dengan selamat. Semua ukuran diberikan dalam ubin, sentimeter, dan detik, sehingga dapat diperiksa sendiri dengan selotip dan rekaman telepon.",
    "Ini bukan aliran dan tidak ada sabuk yang dibagikan. Hormat, izin sebelum menyentuh, dan hak untuk berhenti diajarkan setara dengan gerak. Kursus ini juga tidak menggantikan pelatih: latihan jatuh tingkat lanjut dan berpasangan sengaja diserahkan kepada perguruan.",
  ],
  outcomes: [
    "Memeriksa tempat latihan dan memanaskan badan selama sepuluh menit",
    "Berdiri dalam lima kuda-kuda dan menguji letak berat badan",
    "Melangkah lurus, berkelok, segitiga, dan segi empat, lalu pulang ke titik asal",
    "Menyusun sikap pasang, elakan, tangkisan luar, dan pukulan lurus",
    "Menggelinding ke belakang dan ke samping dari posisi rendah di atas matras",
    "Memperagakan satu jurus delapan hitungan ke empat penjuru",
  ],
  mentors: [
    {
      name: "Guntur Prasetyawan",
      role: "Pelatih pencak silat, Muaratama",
      bio: "Melatih murid SMK Bahari setiap Jumat sejak 2011. Membawa gulungan selotip kertas ke mana pun ia pergi.",
    },
    {
      name: "Nuraini Batubara",
      role: "Guru PJOK, SMK Bahari",
      bio: "Menyusun urutan pemanasan dan latihan jatuh. Ia yang memutuskan siapa berhenti hari itu, termasuk pelatihnya.",
    },
  ],
  modules: [sebelumMelangkah, kudaKuda, langkah, pasangDanJatuh, jurusDelapanHitungan],
};
