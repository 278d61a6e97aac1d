import { episode } from "../../postParts";

export const suaraKapur = episode({
  number: 1,
  title: "Suara kapur",
  category: "sekolah",
  summary: "Para pensiunan guru dan suara yang paling mereka rindukan.",
  author: { name: "Rani Kusumastuti", role: "Pembawa acara" },
  publishedAt: "2026-06-07 05:00",
  tags: ["pensiun", "guru", "bunyi"],
  cover: { motif: "tumpal", seed: "suara-kapur" },
  notes: `
    <p>Bu Endang Suhartini mengajar kelas dua di Wonosobo selama tiga puluh empat tahun dan pensiun pada bulan Februari. Kami meminta beliau menyebut bunyi yang paling dirindukan. Jawabannya bukan yang kami sangka.</p>
    <h2>Yang disebut dalam episode ini</h2>
    <ul>
      <li>Kapur gambar dan kapur tulis: kapur sekolah pada umumnya dibuat dari gips, bukan dari batu kapur.</li>
      <li>Bunyi berderit terjadi karena kapur melekat lalu terlepas berulang-ulang; dimiringkan sedikit, ia diam.</li>
      <li>Buku catatan bunyi milik Bu Endang dapat dilihat di kantor redaksi, dengan janji lebih dahulu.</li>
    </ul>
    <p>Punya bunyi sekolah yang Anda rindukan? Rekam setengah menit dan kirim ke <a href="mailto:suara@lembar.example">suara@lembar.example</a>.</p>
  `,
  voices: { Rani: "woman", Bagus: "man", Endang: "woman" },
  chapters: [
    {
      title: "Pagi yang terlalu sunyi",
      lines: [
        [
          "Rani",
          "Selamat pagi. Ini Lembar Dengar, dan saya Rani. Hari ini kita mendengarkan sesuatu yang hampir hilang.",
        ],
        [
          "Bagus",
          "Saya Bagus. Pekan lalu kami pergi ke Wonosobo, menemui Ibu Endang. Beliau mengajar kelas dua selama tiga puluh empat tahun.",
        ],
        [
          "Endang",
          "Bulan pertama sesudah pensiun, saya tetap bangun pukul lima. Lalu saya duduk di dapur dan bingung. Rumah ini sunyi sekali.",
        ],
        ["Rani", "Anak-anaknya sudah besar. Suaminya pendiam. Tetapi bukan suara orang yang beliau cari."],
      ],
    },
    {
      title: "Bunyi yang dicatat",
      lines: [
        [
          "Endang",
          "Saya mulai mencatat. Bunyi apa yang biasanya ada pada jam segini. Pukul tujuh, kursi digeser. Pukul tujuh lewat lima, kotak pensil jatuh. Selalu ada yang jatuh.",
        ],
        ["Bagus", "Catatan itu sekarang penuh satu buku. Ada seratus lebih bunyi, lengkap dengan jamnya."],
        ["Rani", "Dan yang paling dirindukan?"],
        [
          "Endang",
          "Kapur. Bukan deritnya. Deritnya saya juga tidak suka. Yang saya rindukan ketukannya, waktu menulis titik di ujung kalimat.",
        ],
      ],
    },
    {
      title: "Titik",
      lines: [
        [
          "Bagus",
          "Kami tidak mengerti, jadi beliau mengambil kapur dan menulis di papan kecil di dapur. Sebuah kalimat pendek, lalu titik. Tok.",
        ],
        [
          "Endang",
          "Kalau saya mengetuk titik, anak-anak berhenti menyalin dan melihat ke depan. Saya tidak perlu bersuara. Tiga puluh empat tahun, dan tenggorokan saya masih bagus.",
        ],
        [
          "Rani",
          "Di sekolahnya sekarang papan tulis sudah diganti layar. Penggantinya guru muda, dan menurut Ibu Endang, guru yang baik.",
        ],
        [
          "Endang",
          "Saya datang ke kelasnya bulan lalu. Ia menutup kalimat, lalu mengetuk meja dengan jari. Dua kali. Anak-anak melihat ke depan.",
        ],
        ["Bagus", "Pernahkah Ibu mengajarinya?"],
        ["Endang", "Tidak pernah. Dulu ia murid saya."],
      ],
    },
    {
      title: "Giliran Anda",
      lines: [
        ["Rani", "Bunyi apa yang Anda ingat dari kelas dua? Rekam setengah menit, lalu kirimkan kepada kami."],
        ["Bagus", "Kami akan memutarnya di akhir tahun, tanpa penjelasan. Biar pendengar yang menebak."],
        ["Rani", "Terima kasih kepada Ibu Endang, juga untuk singkong gorengnya. Sampai jumpa. Titik."],
      ],
    },
  ],
});
