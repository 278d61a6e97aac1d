import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const pajakUsahaKecil: ClassDraft = {
  name: "Pajak untuk Usaha Kecil",
  slug: "pajak-untuk-usaha-kecil",
  code: "AKL-305",
  description:
    "Mendampingi pemilik warung, bengkel, dan penjahit menghitung serta melaporkan pajaknya, dengan data mereka sendiri dan pengawasan konsultan.",
  state: "coming-soon",
  level: "Kelas XII",
  programIds: ["foundation-akuntansi"],
  type: "course",
  startsOn: "2027-02-08",
  endsOn: "2027-03-31",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XII Akuntansi yang telah menyelesaikan praktik pembukuan. Setiap pasang murid mencari satu usaha kecil yang mau didampingi, boleh milik keluarga.",
  overview: [
    "Setiap Maret antrean di kantor pajak pratama mengular, dan banyak yang datang hanya untuk bertanya apakah mereka harus melapor. Pemilik warung makan di Kediri yang kami temui membayar jasa Rp 400.000 untuk pelaporan yang bisa ia kerjakan sendiri dalam satu sore.",
    "Sepasang murid mendampingi satu usaha selama delapan minggu. Mereka menyusun catatan omzet, memeriksa apakah batas bebas pajak terlampaui, menghitung PPh final, dan mengisi laporan di ruang latihan sebelum pemilik usaha menekan tombol kirim sendiri. Murid tidak pernah memegang kata sandi klien.",
  ],
  outcomes: [
    "Menyusun catatan peredaran usaha setahun dari bon dan mutasi bank",
    "Menentukan kewajiban pajak usaha perseorangan beromzet kecil",
    "Mengisi SPT Tahunan di Coretax bersama pemiliknya",
    "Menjaga kerahasiaan data klien menurut kode etik",
  ],
  mentors: [
    {
      name: "Lilis Suryani Hidayat",
      role: "Konsultan pajak bersertifikat, Kediri",
      bio: "Membuka meja tanya gratis di pasar setiap Maret. Muridnya yang pertama kini menjadi pesaingnya di jalan yang sama.",
    },
    {
      name: "Gerson Nubatonis",
      role: "Penyuluh pajak, Soe, Timor Tengah Selatan",
      bio: "Menerjemahkan peraturan ke dalam bahasa Dawan dan bahasa pasar. Menangani sesi tentang ketakutan terhadap surat resmi.",
    },
  ],
  syllabus: [
    part("Siapa wajib apa", "Peta kewajiban untuk usaha yang dikelola satu keluarga.", [
      reading("NPWP, NIK, dan surat yang menakutkan", 24),
      video("Tiga usaha, tiga kewajiban berbeda", 21),
      exercise("Menentukan kewajiban delapan tetangga", 60),
    ]),
    part("Omzet setahun", "Mengumpulkan angka dari bon, buku tulis, dan mutasi.", [
      reading("Omzet, laba, dan uang di laci", 20),
      exercise("Mencatat dua belas bulan bersama klien", 180),
      live("Klinik angka yang tidak cocok", 75),
    ]),
    part("Menghitung", "PPh final, batas tidak kena, dan angsuran yang terlewat.", [
      reading("Batas lima ratus juta dan cara membacanya", 27),
      exercise("Hitungan bulanan dalam satu lembar", 90),
      video("Kalau usahanya juga punya karyawan", 18),
    ]),
    part("Melapor", "Ruang latihan, pemeriksaan silang, lalu kirim.", [
      video("Coretax dari halaman masuk sampai bukti lapor", 32),
      exercise("Mengisi SPT di ruang latihan", 90),
      live("Sore pelaporan bersama klien", 120),
      reading("Rahasia klien dan batas tugas murid", 16),
    ]),
  ],
};
