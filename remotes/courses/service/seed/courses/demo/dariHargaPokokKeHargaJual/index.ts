import type { CourseDraft } from "../../assembleCourses";
import { biayaYangSebenarnya } from "./biayaYangSebenarnya";
import { dariPokokKeHarga } from "./dariPokokKeHarga";
import { hargaPokokSatuBarang } from "./hargaPokokSatuBarang";
import { impasDanUangTunai } from "./impasDanUangTunai";

export const dariHargaPokokKeHargaJual: CourseDraft = {
  name: "Dari Harga Pokok ke Harga Jual",
  slug: "dari-harga-pokok-ke-harga-jual",
  code: "HPJ-18",
  description:
    "Menghitung biaya yang sebenarnya, menetapkan harga yang bisa diterangkan, dan menjaga laci, dengan contoh lapak gorengan dan bengkel las.",
  level: "Dasar",
  programIds: ["demo-usaha"],
  priceIdr: 225_000,
  language: "Bahasa Indonesia",
  audience:
    "Pemilik lapak, bengkel, dan usaha rumahan, serta siswa SMK yang hendak membuka usaha. Cukup bisa menghitung persen; kalkulator boleh dipakai.",
  overview: [
    "Bu Marni menjual 120 potong pisang goreng sehari dan merasa untung. Setelah sewa, gerobak yang aus, dan enam jam kerjanya dihitung, yang tersisa baginya tidak sampai tiga ribu rupiah sejam. Tidak ada yang curang dalam hitungannya; hanya belum selesai.",
    "Kursus ini menyelesaikan hitungan itu, langkah demi langkah. Anda memisahkan biaya tetap dan variabel, memasukkan barang yang gosong, memberi upah kepada diri sendiri, lalu menyusun harga pokok sepotong pisang goreng dan sebuah rak besi.",
    "Sesudah harga pokok diketahui, barulah harga jual dibicarakan: beda markup dan margin, berapa mahalnya potongan sepuluh persen, apa yang tersisa dari titip jual, berapa yang harus laku supaya impas, dan mengapa laci bisa kosong ketika usaha sedang untung.",
    "Semua angka adalah contoh yang bisa Anda periksa dengan kalkulator. Pada bab terakhir, angkanya diganti dengan angka Anda sendiri.",
  ],
  outcomes: [
    "Membedakan omzet, biaya, laba, dan upah pemilik",
    "Menyusun harga pokok untuk barang berulang dan untuk pesanan",
    "Menghitung harga jual dari margin, komisi, dan potongan tanpa tertukar",
    "Menentukan titik impas untuk satu atau dua barang",
    "Menguji keputusan harga dengan tabel bagaimana-kalau",
    "Membuat rencana kas yang memperlihatkan kekurangan sebelum terjadi",
  ],
  mentors: [
    {
      name: "Maria Goreti Lawalata",
      role: "Guru Produk Kreatif dan Kewirausahaan, Muaratama",
      bio: "Mendampingi murid SMK membuka lapak selama empat belas tahun. Menolak rencana usaha yang upah pemiliknya ditulis nol.",
    },
    {
      name: "Sugeng Rahardiyanto",
      role: "Pendamping usaha kecil, Karangjati",
      bio: "Pernah menutup bengkel lasnya sendiri karena kehabisan kas pada bulan yang paling ramai. Lembar pesanan di kursus ini berasal dari pelajaran itu.",
    },
  ],
  modules: [biayaYangSebenarnya, hargaPokokSatuBarang, dariPokokKeHarga, impasDanUangTunai],
};
