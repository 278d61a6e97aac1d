import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const keuanganDaerah: ClassDraft = {
  name: "Pengelolaan Keuangan Daerah",
  slug: "pengelolaan-keuangan-daerah",
  code: "KU-208",
  description:
    "Delapan minggu campuran bagi bendahara dan penyusun anggaran: dari rencana kerja sampai laporan yang siap diperiksa.",
  state: "started",
  level: "Menengah",
  programIds: ["government-keuangan"],
  type: "class",
  startsOn: "2026-10-12",
  endsOn: "2026-12-04",
  priceIdr: 640_000,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Bendahara pengeluaran, pejabat penatausahaan keuangan, dan analis anggaran pada perangkat daerah dengan pengalaman satu tahun anggaran. Atasan langsung menandatangani izin belajar empat jam per pekan.",
  overview: [
    "Pekan-pekan akhir tahun adalah masa tersibuk di bagian keuangan. Pelatihan sengaja diselenggarakan pada masa itu karena setiap bab dapat langsung dikerjakan dengan berkas yang sedang ada di meja, setelah nama dan nomor rekening disamarkan.",
    "Enam pekan berlangsung daring dengan tugas mingguan. Dua pekan sisanya tatap muka di ibu kota provinsi: satu untuk rekonsiliasi, satu untuk simulasi pemeriksaan. Simulasi dipimpin mantan pemeriksa yang membaca dokumen persis seperti dahulu ia membacanya.",
  ],
  outcomes: [
    "Menghubungkan kegiatan, indikator, dan pagu dalam dokumen anggaran",
    "Menyusun dan memeriksa kelengkapan bukti belanja",
    "Merekonsiliasi buku kas dengan rekening koran setiap pekan",
    "Menghitung serta menyetorkan pajak atas belanja",
    "Menyiapkan catatan atas laporan keuangan yang dapat dimengerti pimpinan",
  ],
  mentors: [
    {
      name: "Ida Farida Hasibuan",
      role: "Mantan pemeriksa keuangan, Medan",
      bio: "Selama 24 tahun memeriksa laporan pemerintah daerah. Pertanyaannya selalu sama: di mana buktinya, siapa yang menyimpan, bolehkah saya lihat sekarang.",
    },
    {
      name: "Benyamin Tuhumury",
      role: "Kepala bidang perbendaharaan, Maluku Tengah",
      bio: "Mengatur pencairan untuk kecamatan yang hanya dicapai kapal dua kali sepekan. Menyusun kalender tutup buku menurut jadwal kapal.",
    },
  ],
  syllabus: [
    part("Anggaran yang dapat dijelaskan", "Pekan 1–2: rencana, indikator, pagu.", [
      reading("Alur tahun anggaran pada satu bagan", 25),
      video("Indikator yang mengukur kegiatan, bukan hasil", 18),
      exercise("Menelusuri satu kegiatan dari rencana ke pagu", 150),
      live("Konsultasi berkas pekan kedua", 90),
    ]),
    part("Belanja dan bukti", "Pekan 3–4: kelengkapan sebelum pembayaran.", [
      reading("Daftar uji kelengkapan menurut jenis belanja", 30),
      exercise("Memeriksa empat puluh bukti, sembilan bermasalah", 180),
      exercise("Pajak atas honor, makan rapat, dan sewa", 150),
      live("Tanya jawab dengan kantor pajak setempat", 90),
    ]),
    part("Rekonsiliasi", "Pekan 5, tatap muka.", [
      live("Buku kas dan rekening koran berdampingan", 240),
      exercise("Mencari selisih Rp 1.350.000", 180),
      exercise("Uang persediaan dan batas waktunya", 120),
      live("Kalender tutup buku untuk wilayah kepulauan", 120),
    ]),
    part("Pelaporan", "Pekan 6–7: angka yang disertai penjelasan.", [
      reading("Catatan atas laporan dalam bahasa sehari-hari", 28),
      exercise("Menjelaskan realisasi di bawah tujuh puluh persen", 120),
      video("Paparan lima menit di depan kepala dinas", 14),
      exercise("Aset yang tercatat tetapi tidak ditemukan", 150),
    ]),
    part("Simulasi pemeriksaan", "Pekan 8, tatap muka.", [
      live("Pemeriksa datang pukul delapan", 300),
      exercise("Menanggapi temuan secara tertulis", 180),
      live("Rencana tindak lanjut enam puluh hari", 120),
    ]),
  ],
};
