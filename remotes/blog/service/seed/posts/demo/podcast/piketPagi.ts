import { episode } from "../../postParts";

export const piketPagi = episode({
  number: 1,
  title: "Piket pagi: membuka sekolah pukul setengah enam",
  slug: "piket-pagi",
  category: "suara-sekolah",
  summary:
    "Penjaga sekolah SMA Karangjati menunjukkan jalan yang ditempuhnya setiap pagi, dari gerbang sampai lampu terakhir.",
  author: { name: "Citra Ayu Lestari", role: "Klub siniar SMA Karangjati" },
  publishedAt: "2026-09-21 06:00",
  tags: ["klub siniar", "penjaga sekolah", "Karangjati"],
  cover: { motif: "kawung", seed: "piket-pagi" },
  notes: `
    <p>Episode pertama klub siniar. Direkam dengan satu telepon, dua buah kaus kaki sebagai pelindung angin, dan satu jam tidur lebih sedikit.</p>
    <h2>Tim</h2>
    <ul>
      <li>Pertanyaan: Citra Ayu Lestari, XI-2</li>
      <li>Suara dan penyuntingan: Beni Sitorus, XI-4</li>
      <li>Narasumber: Pak Slamet Riyanto, penjaga sekolah sejak 2004</li>
    </ul>
    <p>Terima kasih kepada Bu Marlina yang mengizinkan kami masuk sebelum gerbang dibuka.</p>
  `,
  voices: { Citra: "woman", Slamet: "man", Beni: "man" },
  chapters: [
    {
      title: "Gerbang",
      lines: [
        [
          "Citra",
          "Ini pukul setengah enam pagi, dan di luar masih gelap. Saya Citra, kelas sebelas. Di sebelah saya ada Beni yang memegang alat rekam.",
        ],
        ["Beni", "Alat rekamnya telepon saya. Pelindung anginnya kaus kaki. Kaus kakinya bersih."],
        [
          "Slamet",
          "Gembok ini dari tahun dua ribu empat, sama seperti saya. Yang satu sudah diganti pegasnya. Saya belum.",
        ],
        [
          "Citra",
          "Itu Pak Slamet. Kalau kalian pernah merasa sekolah terbuka sendiri, sebenarnya beliau yang membukanya.",
        ],
      ],
    },
    {
      title: "Empat puluh dua pintu",
      lines: [
        [
          "Slamet",
          "Ada empat puluh dua pintu. Dulu saya menghitung kunci, sekarang tangan saya sudah tahu. Ruang kimia paling akhir, supaya baunya tidak ikut saya.",
        ],
        [
          "Beni",
          "Kami mengikuti beliau. Setiap pintu dibuka, lampunya dinyalakan, lalu beliau berdiri sebentar dan mendengarkan.",
        ],
        ["Citra", "Bapak mendengarkan apa?"],
        [
          "Slamet",
          "Keran. Kipas. Kadang kucing. Kalau ada bunyi yang kemarin tidak ada, berarti ada yang harus diperbaiki sebelum kalian datang.",
        ],
        [
          "Citra",
          "Minggu lalu beliau mendengar tetesan di lantai dua. Sebelum pukul enam kerannya sudah diganti. Kami tidak pernah tahu.",
        ],
      ],
    },
    {
      title: "Yang tertinggal",
      lines: [
        ["Citra", "Di posnya Pak Slamet punya satu lemari untuk barang yang tertinggal."],
        [
          "Slamet",
          "Payung sebelas. Botol minum tidak terhitung. Ada satu gigi palsu, sudah tiga tahun, tidak ada yang mengaku.",
        ],
        ["Beni", "Kami juga menemukan buku catatan saya. Hilang sejak kelas sepuluh."],
        [
          "Slamet",
          "Saya tahu itu punyamu. Saya menunggu kamu bertanya. Orang harus belajar mencari barangnya sendiri.",
        ],
        ["Beni", "Saya minta maaf. Di halaman pertamanya memang ada nama saya, besar sekali."],
      ],
    },
    {
      title: "Pukul tujuh",
      lines: [
        ["Citra", "Pukul tujuh kurang lima belas gerbang sudah ramai. Tidak ada yang melihat ke pos."],
        ["Slamet", "Tidak apa-apa. Kalau tidak ada yang menyadari saya bekerja, berarti pekerjaan saya beres."],
        [
          "Beni",
          "Besok pagi, coba ucapkan selamat pagi kepada beliau. Beliau hafal semua nama kita. Kami sudah mengujinya.",
        ],
        ["Citra", "Ini siniar SMA Karangjati. Bulan depan kami pergi ke dapur kantin."],
      ],
    },
  ],
});
