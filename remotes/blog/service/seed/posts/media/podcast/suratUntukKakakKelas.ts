import { episode } from "../../postParts";

export const suratUntukKakakKelas = episode({
  number: 6,
  title: "Surat untuk kakak kelas",
  category: "karier",
  summary:
    "Enam pertanyaan dari murid SMK tentang bekerja, dijawab orang yang baru setahun bekerja dan belum lupa rasanya takut.",
  author: { name: "Bagus Adiwinata", role: "Produser" },
  publishedAt: "2026-11-01 05:00",
  tags: ["SMK", "pekerjaan pertama", "tanya jawab"],
  cover: { motif: "ceplok", seed: "surat-kakak-kelas" },
  notes: `
    <p>Kami membawa sebuah kotak surat ke bengkel SMK di Sidoarjo. Pertanyaannya dibacakan kepada Nurul Aini, yang lulus tahun lalu dan kini bekerja sebagai teknisi pendingin.</p>
    <h2>Pegangan</h2>
    <ul>
      <li>Bacalah kontrak sebelum menandatanganinya dan mintalah salinannya.</li>
      <li>Perusahaan tidak boleh menahan ijazah asli sebagai syarat kerja tanpa dasar yang jelas. Bertanyalah kepada dinas tenaga kerja setempat bila ragu.</li>
      <li>Slip gaji adalah hak pekerja.</li>
    </ul>
    <p>Kotaknya masih berkeliling. Bulan depan: Makassar.</p>
  `,
  voices: { Bagus: "man", Nurul: "woman", Rani: "woman" },
  chapters: [
    {
      title: "Kotaknya dibuka",
      lines: [
        [
          "Bagus",
          "Kami meletakkan sebuah kotak di bengkel sekolah selama seminggu. Isinya empat puluh satu pertanyaan. Dua puluh di antaranya tentang gaji.",
        ],
        ["Rani", "Yang menjawab Nurul. Umurnya sembilan belas tahun, teknisi pendingin, lulusan sekolah yang sama."],
        [
          "Nurul",
          "Saya belum ahli. Tetapi saya masih ingat rasanya hari pertama. Orang yang sudah lama bekerja biasanya sudah lupa.",
        ],
      ],
    },
    {
      title: "Takut bertanya",
      lines: [
        ["Bagus", "Surat pertama. Kak, kalau tidak mengerti perintah atasan, apakah boleh bertanya?"],
        [
          "Nurul",
          "Minggu pertama saya tidak berani. Saya mengangguk terus. Lalu saya mengisi freon ke unit yang salah, dan satu ruko ikut panas.",
        ],
        ["Rani", "Apa yang terjadi?"],
        [
          "Nurul",
          "Atasan saya bilang, bertanya itu gratis, freon tidak. Sejak itu saya mengulang perintahnya dengan kalimat saya sendiri. Kalau salah, ketahuan sebelum saya naik tangga.",
        ],
        ["Rani", "Jadi bukan bertanya, tetapi mengulang."],
        [
          "Nurul",
          "Iya. Kedengarannya lebih percaya diri, padahal isinya sama. Sekarang anak magang di tempat saya juga saya ajari begitu.",
        ],
      ],
    },
    {
      title: "Kontrak dan ijazah",
      lines: [
        ["Bagus", "Surat kelima. Ada tempat kerja yang minta ijazah asli disimpan di kantor. Bagaimana, Kak?"],
        [
          "Nurul",
          "Saya pernah ditawari begitu. Saya bilang, saya bawakan fotokopi yang dilegalisasi. Mereka tetap minta yang asli, jadi saya tidak jadi bekerja di sana.",
        ],
        ["Rani", "Tidak takut menganggur?"],
        ["Nurul", "Takut. Saya menganggur enam minggu. Tetapi ijazah itu satu-satunya, dan tempat kerja ada banyak."],
        ["Bagus", "Lalu di tempat yang sekarang?"],
        [
          "Nurul",
          "Sebelum tanda tangan saya membaca kontraknya dua kali, sekali bersama bapak saya. Saya minta salinan. Mereka langsung memberi. Dari situ saya tahu tempatnya baik.",
        ],
      ],
    },
    {
      title: "Surat terakhir",
      lines: [
        ["Bagus", "Yang terakhir tanpa nama. Tulisannya kecil. Kak, apakah perempuan boleh naik ke atap?"],
        [
          "Nurul",
          "Boleh. Pakai sabuk pengaman, sama seperti semua orang. Dari atas sana sekolah kita kelihatan. Nanti saya tunjukkan.",
        ],
        ["Rani", "Kotaknya bulan depan pergi ke Makassar. Sampai jumpa."],
      ],
    },
  ],
});
