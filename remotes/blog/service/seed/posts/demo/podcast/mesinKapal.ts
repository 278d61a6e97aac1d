import { episode } from "../../postParts";

export const mesinKapal = episode({
  number: 2,
  title: "Mendengarkan mesin kapal",
  category: "suara-sekolah",
  summary:
    "Murid Teknika SMK Bahari belajar mengenali kerusakan mesin dengan telinga, dari seorang kepala kamar mesin yang sudah pensiun.",
  author: { name: "Yehezkiel Tuhumury", role: "Murid XI Teknika 2, SMK Bahari" },
  publishedAt: "2026-10-19 06:00",
  tags: ["SMK Bahari", "mesin kapal", "praktik"],
  cover: { motif: "mega mendung", seed: "mesin-kapal" },
  notes: `
    <p>Praktik kelas XI Teknika 2, direkam di bengkel SMK Bahari, Muaratama. Kepala kamar mesin yang menjadi tamu kami berlayar tiga puluh satu tahun.</p>
    <h2>Yang diperiksa lebih dulu</h2>
    <ol>
      <li>Suhu air pendingin naik, tekanan oli tetap: saringan air laut.</li>
      <li>Asap hitam: udara kurang atau bahan bakar berlebih.</li>
      <li>Putaran naik turun sendiri: udara di saluran bahan bakar.</li>
    </ol>
    <p>Pelindung telinga wajib dipakai di bengkel. Kami membukanya hanya ketika mesin berputar pelan, atas izin instruktur.</p>
  `,
  voices: { Yehezkiel: "man", Mutiara: "woman", Kapten: "man" },
  chapters: [
    {
      title: "Mata ditutup",
      lines: [
        [
          "Yehezkiel",
          "Saya Yehezkiel, kelas sebelas Teknika dua. Hari ini kami masuk bengkel dan disuruh menutup mata.",
        ],
        [
          "Mutiara",
          "Saya Mutiara. Tamu kami Bapak Johanis. Beliau tiga puluh satu tahun di kamar mesin. Kami memanggilnya Kapten, walaupun beliau selalu protes.",
        ],
        [
          "Kapten",
          "Kapten itu di atas, ada jendelanya. Saya di bawah, tidak ada jendela. Karena itu saya belajar mendengarkan.",
        ],
      ],
    },
    {
      title: "Bunyi yang sehat",
      lines: [
        ["Kapten", "Mesin yang sehat bunyinya membosankan. Ingat baik-baik. Bosan itu bagus."],
        ["Mutiara", "Mesin dinyalakan pelan. Kami disuruh mengetuk irama di paha. Satu, dua, tiga, empat."],
        ["Kapten", "Sekarang saya ubah satu hal. Jangan buka mata. Siapa yang tangannya tersandung, angkat tangan."],
        [
          "Yehezkiel",
          "Saya tersandung di ketukan ketiga. Ternyata satu silinder tidak menyala. Saya mendengarnya dengan paha.",
        ],
        [
          "Kapten",
          "Di laut, malam hari, kamu tidak melihat apa-apa. Tetapi kamu tidur di atas bunyi itu. Kalau bunyinya berubah, kamu bangun sebelum alarm.",
        ],
      ],
    },
    {
      title: "Panas",
      lines: [
        ["Mutiara", "Lalu ada soal. Suhu air pendingin naik, tetapi tekanan oli tetap. Apa yang diperiksa lebih dulu?"],
        ["Yehezkiel", "Saya menjawab pompa. Salah."],
        [
          "Kapten",
          "Pompa itu jauh dan berat. Mulailah dari yang dekat dan sering. Saringan air laut. Isinya plastik, rumput laut, kadang seekor ikan yang kaget.",
        ],
        ["Mutiara", "Kami membuka saringannya. Ada kantong keresek. Dari kapal kami sendiri."],
        [
          "Yehezkiel",
          "Sejak hari itu tidak ada yang membuang apa pun ke laut dari kapal latih. Tidak perlu ada aturan baru.",
        ],
      ],
    },
    {
      title: "Buku jaga",
      lines: [
        [
          "Kapten",
          "Apa yang kalian dengar, tulislah. Jam berapa, putaran berapa, bunyinya seperti apa. Jangan tulis aneh. Aneh itu bukan bunyi.",
        ],
        [
          "Yehezkiel",
          "Jadi sekarang di buku jaga kelas kami ada tulisan begini. Pukul sepuluh lewat lima, seperti sendok jatuh, dua kali, lalu hilang.",
        ],
        ["Kapten", "Itu catatan yang bagus. Orang yang jaga sesudah kalian tahu apa yang harus ditunggu."],
        ["Mutiara", "Dari bengkel SMK Bahari, sampai jumpa bulan depan. Buka matamu sekarang."],
      ],
    },
  ],
});
