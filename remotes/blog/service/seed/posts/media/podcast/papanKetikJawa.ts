import { episode } from "../../postParts";

export const papanKetikJawa = episode({
  number: 4,
  title: "Dua puluh tombol untuk dua puluh aksara",
  category: "teknologi",
  summary:
    "Seorang pembuat papan ketik Jawa bercerita tentang huruf yang menumpuk, orang yang menolak, dan pesan pertama dari neneknya.",
  author: { name: "Bagus Adiwinata", role: "Produser" },
  publishedAt: "2026-09-06 05:00",
  tags: ["aksara Jawa", "papan ketik", "perangkat lunak"],
  cover: { motif: "parang", seed: "papan-ketik-jawa" },
  notes: `
    <p>Sulistyo Pinandhito membuat papan ketik aksara Jawa untuk telepon, sendirian, pada malam hari, selama enam tahun. Kami berbincang tentang pasangan, tentang tombol yang terlalu banyak, dan tentang untuk siapa semua itu.</p>
    <h2>Istilah</h2>
    <ul>
      <li><strong>Nglegena</strong>: aksara dasar yang belum diberi tanda, dua puluh banyaknya.</li>
      <li><strong>Pasangan</strong>: bentuk kedua sebuah aksara, ditulis di bawah atau di samping, yang mematikan vokal aksara di depannya.</li>
      <li><strong>Sandhangan</strong>: tanda yang mengubah vokal atau menutup suku kata.</li>
    </ul>
    <p>Aksara Jawa masuk ke Unicode pada tahun 2009, di blok U+A980 sampai U+A9DF.</p>
  `,
  voices: { Bagus: "man", Sulistyo: "man", Rani: "woman" },
  chapters: [
    {
      title: "Mengapa susah",
      lines: [
        ["Rani", "Dua puluh aksara. Papan ketik Latin punya dua puluh enam. Jadi seharusnya lebih mudah, bukan?"],
        ["Sulistyo", "Saya juga mengira begitu. Saya kira akan selesai dalam satu bulan. Itu enam tahun yang lalu."],
        ["Bagus", "Tamu kita Mas Sulistyo, siang hari ahli gizi di rumah sakit, malam hari pembuat papan ketik Jawa."],
      ],
    },
    {
      title: "Huruf yang menumpuk",
      lines: [
        [
          "Sulistyo",
          "Setiap aksara sudah membawa bunyi a. Ha, na, ca, ra, ka. Kalau dua konsonan bertemu, yang kedua turun ke bawah yang pertama. Namanya pasangan.",
        ],
        ["Rani", "Jadi tulisannya bukan satu baris, tetapi dua lantai."],
        [
          "Sulistyo",
          "Kadang tiga. Dan telepon lama tidak tahu ada lantai bawah. Hurufnya terpotong, atau menjadi kotak kosong.",
        ],
        ["Bagus", "Lalu apa yang Mas lakukan?"],
        [
          "Sulistyo",
          "Saya berhenti membuat tombol untuk pasangan. Orang mengetik dua aksara seperti biasa, lalu satu tombol untuk mematikan vokalnya. Komputer yang menyusun lantainya.",
        ],
        ["Rani", "Jadi orangnya menulis lurus, dan mesinnya yang naik turun tangga."],
        [
          "Sulistyo",
          "Betul. Dan tombolnya kembali menjadi dua puluh, ditambah beberapa tanda vokal. Cukup untuk ibu jari.",
        ],
      ],
    },
    {
      title: "Yang menolak",
      lines: [
        ["Rani", "Tidak semua orang senang."],
        [
          "Sulistyo",
          "Seorang sesepuh menelepon saya. Katanya, kalau gampang, nanti orang tidak menghormati. Saya diam saja. Sesudah itu beliau bertanya cara memasangnya.",
        ],
        [
          "Bagus",
          "Sampai sekarang beliau penguji yang paling rajin. Ia sudah menemukan tiga belas kesalahan, dan semuanya memang kesalahan.",
        ],
      ],
    },
    {
      title: "Pesan pertama",
      lines: [
        [
          "Sulistyo",
          "Nenek saya dulu diajari menulis Jawa oleh ayahnya. Beliau tidak pernah suka huruf Latin. Di telepon beliau hanya mengirim rekaman suara.",
        ],
        ["Rani", "Lalu papan ketik itu dipasang di telepon beliau."],
        [
          "Sulistyo",
          "Tiga hari tidak ada kabar. Hari keempat datang pesan. Satu kata, dengan aksara Jawa, dan pasangannya benar.",
        ],
        ["Bagus", "Apa katanya?"],
        [
          "Sulistyo",
          "Mangan. Artinya, makan. Beliau menyuruh saya makan. Sesudah enam tahun, itu ulasan terbaik yang pernah saya terima.",
        ],
      ],
    },
  ],
});
