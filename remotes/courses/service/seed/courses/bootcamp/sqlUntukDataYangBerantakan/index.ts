import type { CourseDraft } from "../../assembleCourses";
import { bukuNota } from "./bukuNota";
import { menghitungPerKelompok } from "./menghitungPerKelompok";
import { menujuRapat } from "./menujuRapat";
import { menyambungDuaCatatan } from "./menyambungDuaCatatan";
import { merapikan } from "./merapikan";

export const sqlUntukDataYangBerantakan: CourseDraft = {
  name: "SQL untuk Data yang Berantakan",
  slug: "sql-untuk-data-yang-berantakan",
  code: "BD-31",
  description:
    "Empat belas baris nota koperasi, tiga kebiasaan mengetik, satu rapat anggota. Anda belajar SQL dengan membereskan semuanya.",
  level: "Pemula",
  programIds: ["bootcamp-data"],
  priceIdr: 275_000,
  language: "Bahasa Indonesia",
  audience:
    "Siapa saja yang menerima lembar kerja dari orang lain dan harus mempertanggungjawabkan jumlahnya: staf administrasi, pengurus koperasi, calon peserta bootcamp. Tidak perlu pernah memprogram.",
  overview: [
    "Buku pelajaran SQL biasanya memberi Anda tabel yang sudah rapi. Pekerjaan tidak. Pekerjaan memberi Anda “Rp 28.000” di satu baris dan “28000” di baris berikutnya, tanggal yang bisa berarti Maret atau November, dan dua nota yang mungkin kembar, mungkin tidak.",
    "Kursus ini memakai satu tabel dari awal sampai akhir: penjualan Koperasi Sauyunan di Ciwidey, lengkap dengan semua kekacauannya. Tabelnya cukup kecil untuk dihitung dengan jari, sehingga setiap kueri bisa Anda periksa sendiri. Kebiasaan memeriksa itulah pelajaran sebenarnya.",
    "Semua kode ditulis dalam dialek SQLite dan berjalan di studio tanpa memasang apa pun. Di tempat yang penting kami sebutkan bedanya dengan PostgreSQL. Bab terakhir adalah laporan satu halaman, dengan angka yang berani Anda bacakan di depan orang yang uangnya dihitung.",
  ],
  outcomes: [
    "Menyaring, mengurutkan, dan meringkas tabel tanpa kehilangan baris diam-diam",
    "Merapikan nama, rupiah, dan tanggal yang ditulis dengan banyak cara",
    "Menjelaskan apa yang dilakukan NULL pada setiap jumlah dan setiap syarat",
    "Menyambung tabel dan mengenali hasil yang membengkak atau menyusut",
    "Memakai fungsi jendela untuk nota kembar, saldo berjalan, dan perubahan harga",
    "Menulis laporan dengan batas data yang disebut terang-terangan",
  ],
  mentors: [
    {
      name: "Rahmi Wulansari",
      role: "Analis data lepas, Cimahi",
      bio: "Sebelas tahun merapikan data puskesmas, koperasi, dan satu klub sepak bola. Menyimpan setiap tabel mentah yang pernah diterimanya, tidak pernah menimpanya.",
    },
    {
      name: "Yonathan Sirait",
      role: "Pengajar basis data Bootcamp Serambi, Bandung",
      bio: "Mengampu minggu keempat sejak angkatan 6. Menjawab pertanyaan “kok hasilnya segini” dengan pertanyaan “mestinya berapa?”",
    },
  ],
  modules: [bukuNota, merapikan, menghitungPerKelompok, menyambungDuaCatatan, menujuRapat],
};
