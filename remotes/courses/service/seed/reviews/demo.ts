import type { ReviewsBySlug } from "./withReviews";

export const demoReviews: ReviewsBySlug = {
  "python-untuk-catatan-bengkel": [
    {
      author: "Wahyu Hidayatullah",
      role: "Pemilik bengkel sepeda motor, Karangjati",
      rating: 5,
      text: "Saya kerjakan satu bab setiap habis tutup bengkel. Sekarang pertanyaan “bulan lalu dapat berapa” saya jawab sebelum istri selesai menanyakannya.",
      date: "2026-10-18",
    },
    {
      author: "Aulia Rachmawati",
      role: "Siswa SMK, Muaratama",
      rating: 4,
      text: "Pesan kesalahannya dibahas satu per satu, jadi tidak takut lagi melihat tulisan merah. Bab berkas CSV agak padat, saya ulang dua kali.",
      date: "2026-09-29",
    },
    {
      author: "Nyoman Artawan",
      role: "Pengelola persewaan perahu",
      rating: 5,
      text: "Contohnya bengkel, tetapi pas juga untuk buku sewa perahu saya. Pelat nomor saya ganti nama perahu, selebihnya sama.",
      date: "2026-08-07",
    },
  ],
  "membaca-aksara-jawa-dari-nol": [
    {
      author: "Ratri Puspaningrum",
      role: "Siswi SMA Karangjati",
      rating: 5,
      text: "Ternyata papan nama yang saya lewati setiap pagi salah pasang satu pasangan. Dulu tidak terbaca, sekarang malah gemas ingin membetulkannya.",
      date: "2026-10-25",
    },
    {
      author: "Frans Imbiri",
      role: "Perantau asal Biak",
      rating: 5,
      text: "Saya tidak berbahasa Jawa dan tetap bisa mengikuti, sebab setiap kata diberi arti. Anak saya heran bapaknya yang membacakan label toples.",
      date: "2026-09-06",
    },
    {
      author: "Hartini",
      role: "Pensiunan pegawai pos",
      rating: 4,
      text: "Mengulang pelajaran waktu SD dengan cara yang lebih sabar. Bagian mengetik agak sulit bagi saya; menulis tangannya yang saya nikmati.",
      date: "2026-07-19",
    },
  ],
  "dari-harga-pokok-ke-harga-jual": [
    {
      author: "Marni Sulastri",
      role: "Penjual keripik pisang, Muaratama",
      rating: 5,
      text: "Baru kali ini jam kerja saya sendiri masuk hitungan. Harga naik seribu, pembeli saya beri tahu alasannya, dan hampir semuanya tetap datang.",
      date: "2026-11-02",
    },
    {
      author: "Andika Pratama Siregar",
      role: "Perajin rak besi",
      rating: 4,
      text: "Markup dan margin akhirnya tidak tertukar lagi. Saya berharap ada contoh usaha jasa, karena separuh pekerjaan saya memperbaiki, bukan membuat.",
      date: "2026-09-15",
    },
  ],
  "pola-dasar-kebaya": [
    {
      author: "Endang Purwaningsih",
      role: "Penjahit rumahan, angkatan 8",
      rating: 5,
      text: "Kutu baru pertama saya jatuhnya pas di dada tanpa satu pun sematan tambahan. Pengajarnya meminta saya membongkar sendiri sampai tahu letak salahnya.",
      date: "2026-08-30",
    },
    {
      author: "Rosalina Kewa",
      role: "Peserta angkatan 8",
      rating: 4,
      text: "Penyelesaian bagian dalam diajarkan setara dengan bagian luar, dan itu jarang. Ruangnya panas pada siang hari; bawalah kipas.",
      date: "2026-08-29",
    },
    {
      author: "Umi Kulsum",
      role: "Penjahit, angkatan 7",
      rating: 5,
      text: "Dulu menerima pesanan kebaya selalu saya tolak. Musim hajatan kemarin saya mengerjakan enam.",
      date: "2026-04-11",
    },
  ],
};
