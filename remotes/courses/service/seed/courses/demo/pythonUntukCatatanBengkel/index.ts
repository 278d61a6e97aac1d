import type { CourseDraft } from "../../assembleCourses";
import { banyakBarisSatuPerintah } from "./banyakBarisSatuPerintah";
import { catatanYangTidakHilang } from "./catatanYangTidakHilang";
import { dariBukuKeLayar } from "./dariBukuKeLayar";
import { pekerjaanYangDiberiNama } from "./pekerjaanYangDiberiNama";
import { programTiapSore } from "./programTiapSore";

export const pythonUntukCatatanBengkel: CourseDraft = {
  name: "Python untuk Catatan Bengkel",
  slug: "python-untuk-catatan-bengkel",
  code: "PCB-31",
  description:
    "Dari buku kasir yang berminyak ke program kecil yang menjumlah, mencari pelat nomor, dan menulis laporan bulanan.",
  level: "Dasar",
  programIds: ["demo-pemrograman"],
  priceIdr: 275_000,
  language: "Bahasa Indonesia",
  audience:
    "Siswa SMK, pemilik usaha kecil, dan siapa pun yang belum pernah menulis program. Studio koding di sini sudah cukup; tidak ada yang perlu dipasang di komputer.",
  overview: [
    "Pak Wiryo mencatat setiap motor yang keluar dari bengkelnya di Karangjati. Bukunya rapi, tetapi ia tidak bisa ditanyai. Berapa pendapatan bulan lalu? Kapan motor Bu Rini terakhir ganti oli? Jawabannya ada di sana, tersebar di empat puluh halaman.",
    "Dalam kursus ini buku itu dipindahkan ke Python, sedikit demi sedikit. Mula-mula satu nota, lalu sehalaman, lalu sebulan. Setiap alat bahasa baru muncul karena ada pertanyaan yang belum bisa dijawab: daftar dan kamus untuk menyimpan, fungsi untuk mencari, berkas CSV supaya catatan tidak hilang.",
    "Yang dipakai hanya Python dan pustaka bawaannya. Kesalahan tidak disembunyikan: pada hampir setiap bab Anda membaca satu pesan kesalahan yang lazim dan belajar dari mana ia datang. Di akhir kursus Anda memiliki program yang bisa dipakai tiap sore.",
  ],
  outcomes: [
    "Menghitung nota dan kembalian dalam rupiah bulat tanpa salah tipe",
    "Menyimpan sehalaman catatan sebagai daftar berisi kamus dan mengolahnya",
    "Menulis fungsi sendiri untuk mencari, mengurutkan, dan mengelompokkan",
    "Membaca dan menulis berkas CSV serta melaporkan baris yang rusak",
    "Membuat laporan bulanan yang angkanya bisa diperiksa ulang",
    "Menyusun program bermenu dalam tiga lapis: berkas, hitungan, dan tampilan",
  ],
  mentors: [
    {
      name: "Wening Prasetyaningsih",
      role: "Guru Rekayasa Perangkat Lunak, Salatiga",
      bio: "Mengajar pemrograman dasar di SMK selama dua belas tahun. Selalu meminta murid menulis laporan di kertas sebelum membuka komputer.",
    },
    {
      name: "Baharuddin Sangkala",
      role: "Kepala bengkel motor sekolah, Muaratama",
      bio: "Menyediakan buku catatan bengkel yang menjadi contoh, lengkap dengan noda dan salah tulisnya.",
    },
  ],
  modules: [dariBukuKeLayar, banyakBarisSatuPerintah, pekerjaanYangDiberiNama, catatanYangTidakHilang, programTiapSore],
};
