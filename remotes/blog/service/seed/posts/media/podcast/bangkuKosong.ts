import { episode } from "../../postParts";

export const bangkuKosong = episode({
  number: 3,
  title: "Bangku kosong",
  category: "sekolah",
  summary: "Mencari satu murid yang tidak kembali setelah liburan panen.",
  author: { name: "Rani Kusumastuti", role: "Pembawa acara" },
  publishedAt: "2026-08-02 05:00",
  tags: ["putus sekolah", "panen", "Lampung"],
  cover: { motif: "lereng", seed: "bangku-kosong" },
  notes: `
    <p>Setiap tahun, sesudah panen kopi, ada bangku yang tetap kosong di sebuah SMP di Lampung Barat. Tahun ini wali kelasnya memutuskan untuk menyusul.</p>
    <h2>Catatan</h2>
    <ul>
      <li>Nama murid dalam episode ini disamarkan; ia dan ibunya mendengar rekaman ini sebelum terbit.</li>
      <li>Anak yang berhenti sekolah dapat kembali ke sekolah asal atau melanjutkan lewat kelompok belajar Paket B dan Paket C.</li>
    </ul>
    <p>Suara mesin penggiling kopi direkam di kebun, bukan dibuat di studio.</p>
  `,
  voices: { Rani: "woman", Hendra: "man", Bagus: "man" },
  chapters: [
    {
      title: "Nomor tujuh belas",
      lines: [
        [
          "Rani",
          "Di daftar hadir kelas delapan ada tiga puluh nama. Sejak bulan Juli, nama nomor tujuh belas tidak dijawab siapa pun.",
        ],
        [
          "Hendra",
          "Saya tetap memanggilnya. Anak-anak bertanya, kenapa masih dipanggil, Pak. Saya jawab, karena bangkunya masih di sini.",
        ],
        ["Rani", "Pak Hendra wali kelas di sebuah sekolah di Lampung Barat. Nomor tujuh belas kita sebut saja Wawan."],
      ],
    },
    {
      title: "Menyusul",
      lines: [
        [
          "Bagus",
          "Kami ikut Pak Hendra naik motor, dua jam ke atas. Jalannya tanah. Di kanan kiri kebun kopi yang baru selesai dipanen.",
        ],
        [
          "Hendra",
          "Saya membawa dua barang. Rapornya, dan satu buku kosong. Rapor untuk orang tuanya. Buku kosong untuk dia.",
        ],
        ["Rani", "Wawan sedang menjemur kopi di halaman. Ia melihat kami, lalu terus menjemur."],
        [
          "Hendra",
          "Saya tidak bertanya kapan ia kembali. Saya bertanya, sekarung ini berapa kilo. Ia menjawab tanpa melihat timbangan. Lima puluh dua, katanya.",
        ],
        ["Bagus", "Kami menimbangnya. Lima puluh dua kurang sedikit."],
        ["Hendra", "Anak ini mengangkat karung sejak kelas lima. Matematikanya tidak hilang. Ia hanya pindah tempat."],
      ],
    },
    {
      title: "Alasannya",
      lines: [
        [
          "Rani",
          "Alasannya bukan malas, dan bukan juga uang sekolah. Sekolahnya gratis. Alasannya sepatu, jarak, dan seorang adik.",
        ],
        [
          "Hendra",
          "Ibunya sakit sejak bulan Mei. Kalau Wawan sekolah, adiknya sendirian dari pagi sampai sore. Umurnya empat tahun.",
        ],
        [
          "Rani",
          "Tidak ada yang salah dengan keputusan itu. Ia hanya dibuat oleh seorang anak berumur empat belas tahun, sendirian.",
        ],
        [
          "Hendra",
          "Saya tanya ibunya, apa yang ibu perlukan. Beliau tidak minta uang. Beliau minta seseorang yang menjaga anak kecilnya sampai pukul dua siang.",
        ],
      ],
    },
    {
      title: "Yang datang hari Senin",
      lines: [
        [
          "Hendra",
          "Saya pulang dan bicara dengan kepala sekolah. Di sebelah sekolah ada kelompok bermain. Mereka mau menerima adiknya, asal ada yang mengantar.",
        ],
        ["Bagus", "Hari Senin kami menelepon. Pak Hendra memegang telepon itu ke arah kelas."],
        ["Hendra", "Nomor tujuh belas."],
        ["Rani", "Ada jawaban. Pelan sekali. Katanya, hadir, Pak. Adik saya di sebelah."],
      ],
    },
  ],
});
