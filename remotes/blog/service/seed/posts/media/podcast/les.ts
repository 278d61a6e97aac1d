import { episode } from "../../postParts";

export const les = episode({
  number: 2,
  title: "Les",
  slug: "les-ekonomi-malam-hari",
  category: "sekolah",
  summary: "Ekonomi malam hari: siapa yang membayar, siapa yang mengajar.",
  author: { name: "Bagus Adiwinata", role: "Produser" },
  publishedAt: "2026-07-05 05:00",
  tags: ["bimbingan belajar", "biaya sekolah", "malam"],
  cover: { motif: "poleng", seed: "les-malam" },
  notes: `
    <p>Di sebuah gang di Bekasi, lima rumah berubah menjadi tempat les sesudah magrib. Kami duduk di teras kelimanya, bergantian, selama dua minggu.</p>
    <h2>Siapa yang bicara</h2>
    <ul>
      <li><strong>Tumini</strong>, menjahit di rumah, membayar les untuk dua anak.</li>
      <li><strong>Andri</strong>, guru SMP pada siang hari, guru les pada malam hari.</li>
    </ul>
    <p>Semua angka dalam episode ini disebut oleh orang yang membayar atau menerimanya. Nama gang tidak kami sebut atas permintaan warga.</p>
  `,
  voices: { Bagus: "man", Rani: "woman", Tumini: "woman", Andri: "man" },
  chapters: [
    {
      title: "Lima teras",
      lines: [
        [
          "Bagus",
          "Pukul setengah tujuh malam. Di gang ini ada lima teras dengan lampu terang. Di setiap teras ada papan tulis kecil dan sandal anak-anak.",
        ],
        ["Rani", "Ini Lembar Dengar. Episode ini tentang les, dan tentang uang yang berpindah sesudah magrib."],
        [
          "Bagus",
          "Tidak ada papan nama di sini. Orang tahu dari mulut ke mulut. Matematika di rumah biru. Bahasa Inggris di sebelah warung.",
        ],
      ],
    },
    {
      title: "Yang membayar",
      lines: [
        [
          "Tumini",
          "Saya menjahit seragam. Satu seragam, upahnya dua puluh lima ribu. Les matematika dua puluh ribu sekali datang. Jadi hampir satu seragam, satu kali les.",
        ],
        ["Rani", "Ibu Tumini punya dua anak yang ikut les. Seminggu dua kali. Jadi setiap minggu empat seragam."],
        [
          "Tumini",
          "Kadang saya menghitung sambil menjahit. Lengan kiri, pecahan. Lengan kanan, persamaan. Tetapi kalau tidak ikut, mereka malu. Semua temannya ikut.",
        ],
        ["Bagus", "Apakah nilainya naik?"],
        ["Tumini", "Naik sedikit. Yang naik sekali itu keberaniannya bertanya."],
        [
          "Rani",
          "Di gang ini hampir semua orang tua menyebut hal yang sama. Bukan angka di rapor, melainkan anak yang berani mengangkat tangan.",
        ],
      ],
    },
    {
      title: "Yang mengajar",
      lines: [
        [
          "Andri",
          "Siang hari saya mengajar tiga puluh enam anak sekaligus. Malam hari tujuh. Anaknya sama, gurunya sama, pelajarannya sama.",
        ],
        ["Rani", "Lalu apa bedanya?"],
        ["Andri", "Malam hari saya tahu siapa yang tidak mengerti. Siang hari saya hanya tahu siapa yang ramai."],
        ["Bagus", "Pak Andri tidak menerima muridnya sendiri di tempat les. Itu aturan yang ia buat untuk dirinya."],
        [
          "Andri",
          "Kalau murid sendiri, nanti orang mengira siangnya saya simpan. Murid saya boleh bertanya sepulang sekolah. Itu gratis, dan memang tugas saya.",
        ],
      ],
    },
    {
      title: "Pukul sembilan",
      lines: [
        ["Rani", "Pukul sembilan lampu teras dimatikan satu per satu. Anak-anak pulang. Ibu Tumini masih menjahit."],
        ["Tumini", "Anak saya yang besar sekarang mengajari adiknya. Jadi bulan depan cukup satu yang les."],
        ["Bagus", "Berapa kakaknya dibayar?"],
        ["Tumini", "Dia minta dibayar bakso. Saya bilang, boleh, sesudah adiknya bisa pecahan."],
      ],
    },
  ],
});
