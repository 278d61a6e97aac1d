import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const angkatanEmpatBelas: ClassDraft = {
  name: "Angkatan 14: Catatan yang Sudah Selesai",
  slug: "angkatan-14",
  code: "BC-14",
  description:
    "Kelas siang Februari sampai April 2026, dibiarkan terbuka sebagai arsip: apa yang diajarkan, di mana orang berhenti, apa yang diubah sesudahnya.",
  state: "ended",
  level: "Dari nol",
  programIds: ["bootcamp-siang"],
  type: "class",
  startsOn: "2026-02-02",
  endsOn: "2026-04-24",
  priceIdr: 17_500_000,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Diikuti 32 orang berusia 19 sampai 41 tahun: bekas kasir, perawat, dua guru honorer, seorang pemain bas. Halaman ini berguna bagi calon peserta yang ingin tahu isi hari-harinya.",
  overview: [
    "Dua puluh delapan orang menuntaskan angkatan ini. Dari empat yang berhenti, dua melakukannya pada minggu proyek sendirian, dan percakapan dengan mereka mengubah cara kami memulai minggu itu. Sekarang setiap peserta memilih masalahnya pada Jumat sebelumnya, dengan mentor, supaya Senin tidak diawali kertas kosong.",
    "Kliennya tujuh: sebuah klinik hewan di Antapani, koperasi susu Pangalengan, sanggar angklung, dua percetakan, satu masjid, dan perpustakaan kelurahan. Lima aplikasi masih hidup pada November. Percetakan di Cicadas kembali ke buku tulis karena pegawai yang paham pindah ke Garut.",
    "Semua lembar soal dan rekaman sesi tersimpan bagi alumni. Bagi pembaca lain yang terbuka hanya bab pertamanya, karena di bab-bab selanjutnya terdengar suara orang yang sedang gagal.",
  ],
  outcomes: [
    "Meniru tata letak koran cetak dengan CSS sampai selisih satu piksel",
    "Membuat peladen dan basis data tanpa kerangka kerja",
    "Menyelesaikan satu aplikasi sendirian dalam lima hari",
    "Merilis dua kali dengan tim untuk klien yang membayar",
    "Menuliskan ulang kode lama dengan uji sebagai pegangan",
  ],
  mentors: [
    {
      name: "Irwan Setiabudhi Nata",
      role: "Pengajar utama angkatan 14",
      bio: "Kini mengurus kurikulum dan jarang tampil di kelas. Masih menyimpan 28 surat penutup di laci meja pertama.",
    },
    {
      name: "Monika Silalahi",
      role: "Pendamping peserta",
      bio: "Makan siang dengan dua orang berbeda setiap hari selama dua belas minggu. Dari meja itulah biasanya ketahuan siapa yang ingin berhenti.",
    },
  ],
  syllabus: [
    part("Februari, dua minggu awal", "52 jam yang terasa mudah, 55 jam yang mulai gelap.", [
      reading("Aturan rumah Naripan", 12),
      live("Mengetik tanpa melihat, dari baris tengah", 180),
      exercise("Halaman depan koran 1974", 420),
      live("Bedah tiruan yang paling meleset", 120),
    ]),
    part("Tanpa pustaka", "JavaScript dengan tangan kosong.", [
      live("Menggambar urutan panggilan di lantai", 240),
      exercise("Kalkulator arisan dengan kocokan yang adil", 360),
      video("Tiga cara yang salah membandingkan tanggal", 17),
    ]),
    part("Ujian minggu keempat", "Tujuh orang mengulang pada hari Senin.", [
      live("Permintaan, jawaban, dan kode status", 240),
      exercise("Gudang susu: empat tabel, satu laporan", 300),
      exercise("Ujian ulangan dengan soal buatan teman", 240),
      live("Membicarakan nilai tanpa menyebut angka", 60),
    ]),
    part("Lima hari sendirian", "Enam puluh enam jam, dan dua kursi kosong.", [
      reading("Tiga proyek yang tidak selesai, dengan izin pembuatnya", 22),
      exercise("Senin: memilih yang kecil", 120),
      exercise("Rabu malam: membuang setengahnya", 180),
      live("Jumat sore, delapan menit per orang", 300),
    ]),
    part("Tujuh klien", "Klinik hewan, susu, angklung, cetak, masjid, buku.", [
      live("Mendengar dokter hewan selama satu jam", 90),
      exercise("Janji temu kucing dan pengingatnya", 480),
      video("Rapat Rabu direkam dari sudut ruangan", 20),
      exercise("Rilis kedua koperasi Pangalengan", 420),
      live("Kabar klien enam bulan kemudian", 60),
    ]),
    part("April", "Hari demo, surat penutup, lalu tidur.", [
      live("Demo angkatan 14 di aula bawah", 240),
      live("Wawancara pura-pura dengan tiga perusahaan", 300),
      exercise("Surat untuk orang di kursi yang sama tahun depan", 60),
    ]),
  ],
};
