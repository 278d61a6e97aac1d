import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const pengadaanTingkatDasar: ClassDraft = {
  name: "Sertifikasi Pengadaan Tingkat Dasar",
  slug: "sertifikasi-pengadaan-tingkat-dasar",
  code: "PB-110",
  description:
    "Sepuluh hari campuran menuju ujian sertifikasi pengadaan barang dan jasa: spesifikasi, harga perkiraan, pemilihan, kontrak, serah terima.",
  state: "coming-soon",
  level: "Dasar",
  programIds: ["government-keuangan"],
  type: "class",
  startsOn: null,
  endsOn: null,
  priceIdr: 450_000,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Aparatur yang ditugasi atau akan ditugasi di pengadaan dan belum bersertifikat. Tanggal mengikuti kuota ujian nasional; daftar minat dikirim oleh badan kepegawaian, bukan perseorangan.",
  overview: [
    "Kesalahan pengadaan yang paling umum jarang bermula dari niat buruk. Spesifikasi disalin dari tahun lalu, harga perkiraan diambil dari satu toko, dan barang diterima oleh orang yang tidak tahu apa yang dipesan.",
    "Enam hari daring membahas ketentuan dan latihan soal. Empat hari tatap muka dipakai untuk satu kasus utuh: membeli 120 meja belajar bagi tiga sekolah. Peserta bergantian menjadi penyusun spesifikasi, pejabat pengadaan, penyedia, dan penerima barang, sehingga setiap orang merasakan akibat dari dokumen yang ditulisnya sendiri.",
  ],
  outcomes: [
    "Menyusun spesifikasi yang tidak mengarah pada satu merek",
    "Menghitung harga perkiraan dari tiga sumber yang sah",
    "Memilih metode pengadaan sesuai nilai dan sifat barang",
    "Mengenali benturan kepentingan dan melaporkannya",
    "Memeriksa serta menerima barang menurut kontrak",
  ],
  mentors: [
    {
      name: "Teguh Wicaksono Hadi",
      role: "Pengelola pengadaan ahli muda, Semarang",
      bio: "Lulus ujian sertifikasi pada percobaan ketiga dan memakai dua kegagalannya sebagai bahan ajar. Menangani 900 paket dalam sebelas tahun.",
    },
    {
      name: "Rosalina Beatrix Manu",
      role: "Auditor inspektorat, Kupang",
      bio: "Memulai pemeriksaan dari gudang, lalu mundur ke dokumen. Menurutnya debu pada kardus bercerita lebih awal daripada berita acara.",
    },
  ],
  syllabus: [
    part("Prinsip dan pelaku", "Hari 1–2, daring.", [
      reading("Siapa menandatangani apa", 30),
      video("Perjalanan sebuah meja dari usulan ke kelas", 17),
      exercise("Mencocokkan peran dengan tanggung jawab", 60),
      live("Benturan kepentingan dalam keluarga besar", 90),
    ]),
    part("Spesifikasi dan harga", "Hari 3–4, daring.", [
      reading("Spesifikasi berdasarkan fungsi", 26),
      exercise("Meja untuk anak setinggi 120 sentimeter", 120),
      exercise("Harga perkiraan dari tiga sumber", 120),
      live("Bedah dokumen salinan tahun lalu", 90),
    ]),
    part("Memilih penyedia", "Hari 5–6, daring.", [
      reading("Katalog, pembelian langsung, tender", 32),
      exercise("Menentukan metode untuk dua belas paket", 90),
      video("Rapat penjelasan yang berjalan buruk", 19),
      live("Latihan soal bagian pertama", 120),
    ]),
    part("Seratus dua puluh meja", "Hari 7–9, tatap muka.", [
      live("Membagi peran dan membuka kasus", 180),
      exercise("Dokumen pemilihan disusun regu", 240),
      exercise("Penawaran dari kursi penyedia", 180),
      live("Evaluasi terbuka dan masa sanggah", 240),
      exercise("Kontrak, denda, dan perubahan", 180),
    ]),
    part("Terima barang dan ujian", "Hari 10, tatap muka.", [
      live("Memeriksa meja yang dikirim panitia", 120),
      exercise("Berita acara yang jujur tentang kekurangan", 60),
      exercise("Ujian percobaan seratus menit", 100),
      live("Membahas jawaban bersama auditor", 90),
    ]),
  ],
};
