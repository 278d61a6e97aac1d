import type { ReviewsBySlug } from "./withReviews";

export const foundationReviews: ReviewsBySlug = {
  "jaringan-di-gedung-tua": [
    {
      author: "Rizky Ardiansyah",
      role: "Murid kelas XII, SMK di Ternate",
      rating: 5,
      text: "Gedung kami peninggalan gudang pala, temboknya tidak mau ditembus sinyal. Sekarang ruang guru dan perpustakaan tersambung, dan kami tahu letak setiap kabelnya karena menggambarnya sendiri.",
      date: "2026-06-02",
    },
    {
      author: "Sri Handayani",
      role: "Guru produktif TKJ, Salatiga",
      rating: 4,
      text: "Anak-anak jadi terbiasa mengukur sebelum menarik kabel. Catatan saya satu: mintalah izin tertulis sejak awal, karena pekerjaan kami sempat berhenti sepekan menunggu tanda tangan.",
      date: "2026-05-28",
    },
    {
      author: "Laurensius Nahak",
      role: "Murid kelas XII, Atambua",
      rating: 4,
      text: "Paling berkesan saat kabel pertama lulus uji setelah tiga kali dibongkar. Alat ukurnya hanya satu untuk dua kelompok, jadi harus pandai berbagi giliran.",
      date: "2025-06-01",
    },
  ],
  "pembukuan-koperasi": [
    {
      author: "Dewi Lestari Ningrum",
      role: "Murid kelas XII Akuntansi, Klaten",
      rating: 5,
      text: "Selisih kas sebelas ribu rupiah kami cari dua minggu dan ketemu di nota fotokopi. Waktu laporan itu dibacakan di rapat anggota, rasanya lebih tegang daripada ujian.",
      date: "2026-01-30",
    },
    {
      author: "Pak Mulyono",
      role: "Pengurus koperasi sekolah, Wonogiri",
      rating: 5,
      text: "Buku kami yang tercecer dua tahun sekarang bisa dibaca siapa saja. Murid-murid itu bertanya dengan sopan, tetapi tidak berhenti sebelum dijawab.",
      date: "2026-01-26",
    },
    {
      author: "Fitri Ramadhani",
      role: "Murid kelas XII Akuntansi",
      rating: 3,
      text: "Bahannya bagus dan nyata. Hanya saja minggu awal isinya menyalin nota terus, dan beberapa teman menyerah sebelum sampai bagian yang menarik.",
      date: "2025-12-14",
    },
  ],
  "rem-dan-kaki-kaki-sepeda-motor": [
    {
      author: "Bayu Segara",
      role: "Murid kelas XI Otomotif, Jepara",
      rating: 5,
      text: "Motor Bu Kepala Sekolah jadi pasien pertama saya. Minyak remnya sudah sehitam kopi, dan saya yang menjelaskan kenapa harus diganti.",
      date: "2026-01-12",
    },
    {
      author: "Sukardi",
      role: "Warga pelanggan servis hari Kamis",
      rating: 4,
      text: "Dikerjakan pelan, tetapi setiap baut ditulis ukurannya. Saya diminta ikut uji jalan sebelum motor dibawa pulang. Mudah-mudahan antreannya bisa lebih singkat.",
      date: "2025-12-18",
    },
  ],
  "membangun-situs-sekolah": [
    {
      author: "Anisa Putri Maharani",
      role: "Murid kelas XI RPL, Banyuwangi",
      rating: 5,
      text: "Pengumuman kelulusan tahun ini tampil di halaman yang saya tulis. Nenek saya di Situbondo membukanya dari ponsel lama, dan hurufnya terbaca.",
      date: "2026-06-10",
    },
    {
      author: "Ketut Suardana",
      role: "Guru pendamping, Singaraja",
      rating: 5,
      text: "Saya belajar bersama murid, dan tidak ada yang membuat saya malu karenanya. Bagian merawat situs sesudah terbit sangat kami perlukan; biasanya justru itu yang dilupakan.",
      date: "2026-06-04",
    },
    {
      author: "Marlina Sagala",
      role: "Murid kelas XI RPL, Balige",
      rating: 4,
      text: "Menulis isi ternyata lebih lama daripada menulis kode. Foto gedung harus kami ulang tiga kali karena ukurannya terlalu besar.",
      date: "2026-05-30",
    },
    {
      author: "Yosep Wenda",
      role: "Murid kelas XI, Wamena",
      rating: 3,
      text: "Kelasnya menyenangkan, tetapi beberapa video berat untuk sambungan di tempat kami. Teks penjelasannya menolong.",
      date: "2025-06-05",
    },
  ],
};
