import { episode } from "../../postParts";

export const radioPukulEnam = episode({
  number: 5,
  title: "Sekolah pukul enam, lewat radio",
  category: "teknologi",
  summary:
    "Ketika jaringan putus berminggu-minggu, dua guru di Flores Timur menemukan kembali alat yang ada di setiap dapur.",
  author: { name: "Rani Kusumastuti", role: "Pembawa acara" },
  publishedAt: "2026-10-04 05:00",
  tags: ["radio", "Flores", "belajar jarak jauh"],
  cover: { motif: "banji", seed: "radio-pukul-enam" },
  notes: `
    <p>Radio komunitas menyiarkan kabar ikan, misa, dan sekarang satu pelajaran setiap pagi. Kami mendengarkannya dari sebuah dapur di pesisir.</p>
    <h2>Membuat pelajaran untuk telinga</h2>
    <ol>
      <li>Satu gagasan, delapan menit, tidak lebih.</li>
      <li>Suruh pendengar memegang sesuatu: tali, batu, segenggam jagung.</li>
      <li>Diam sepuluh detik sesudah setiap pertanyaan. Katakan bahwa Anda akan diam.</li>
      <li>Ulangi jawabannya dua kali, dengan kalimat yang berbeda.</li>
    </ol>
    <p>Siaran ulang ada setiap hari pukul tujuh malam WITA.</p>
  `,
  voices: { Rani: "woman", Bene: "man", Fransiska: "woman" },
  chapters: [
    {
      title: "Alat di setiap dapur",
      lines: [
        [
          "Rani",
          "Bulan Februari kabel laut putus. Selama lima minggu tidak ada internet di pesisir ini. Sekolah baru saja membeli dua puluh tablet.",
        ],
        [
          "Bene",
          "Tablet itu kami simpan di lemari. Lalu saya pulang, dan istri saya sedang memasak sambil mendengarkan radio. Saya berdiri di dapur dan berpikir, ini dia.",
        ],
        [
          "Rani",
          "Pak Bene guru ilmu alam di Flores Timur. Bersama Ibu Fransiska ia meminjam sepuluh menit siaran, setiap pagi pukul enam.",
        ],
      ],
    },
    {
      title: "Mengajar tanpa papan tulis",
      lines: [
        ["Fransiska", "Pelajaran pertama saya gagal. Saya membacakan buku. Anak saya sendiri mematikannya."],
        [
          "Bene",
          "Lalu kami tahu, telinga perlu tangan. Jadi kami menyuruh mereka mengambil tali, sepanjang lengan, dan batu kecil.",
        ],
        ["Fransiska", "Ikat batunya. Ayunkan. Sekarang hitung ayunannya sampai saya bilang berhenti."],
        ["Bene", "Lalu talinya dipendekkan. Hitung lagi. Di ratusan dapur ada batu yang berayun pada saat yang sama."],
        [
          "Rani",
          "Sesudah siaran, murid menulis hasilnya di kertas dan menitipkannya kepada siapa saja yang lewat sekolah. Sopir, penjual ikan, pastor.",
        ],
        ["Fransiska", "Hari pertama ada empat kertas. Minggu kedua ada seratus lebih, sebagian berbau ikan."],
      ],
    },
    {
      title: "Sepuluh detik",
      lines: [
        ["Rani", "Yang paling sulit adalah diam. Di radio, diam itu seperti rusak."],
        [
          "Fransiska",
          "Orang menelepon, katanya siaran mati. Jadi sekarang saya bilang dulu. Saya akan diam sepuluh detik, silakan berpikir. Sesudah itu baru saya diam.",
        ],
        ["Bene", "Ada bapak nelayan yang bilang, itu sepuluh detik paling tenang dalam harinya."],
        ["Rani", "Dan kalau jawabannya salah, siapa yang membetulkan?"],
        [
          "Fransiska",
          "Besok paginya kami bacakan tiga jawaban yang berbeda, tanpa nama. Mereka sendiri yang memilih mana yang masuk akal.",
        ],
      ],
    },
    {
      title: "Kabelnya sudah tersambung",
      lines: [
        ["Rani", "Internet kembali pada akhir bulan Maret. Siarannya tidak berhenti."],
        ["Bene", "Tablet sekarang dipakai untuk merekam. Murid kelas sembilan yang membuat pelajaran hari Jumat."],
        [
          "Fransiska",
          "Dan yang mendengarkan bukan hanya murid. Mama-mama di pasar bertanya kepada saya, mengapa tali panjang ayunannya lambat. Saya jawab, besok pukul enam.",
        ],
      ],
    },
  ],
});
