import type { SeedSite } from "../types";

/** The swatch that marks each of the ten classes, here and beside every note. */
const SWATCHES = [
  { seed: "kelas-0", motif: "kawung", ground: "primary" },
  { seed: "kelas-1", motif: "parang", ground: "light" },
  { seed: "kelas-2", motif: "mega mendung", ground: "secondary" },
  { seed: "kelas-3", motif: "truntum", ground: "light" },
  { seed: "kelas-4", motif: "ceplok", ground: "primary" },
  { seed: "kelas-5", motif: "sekar jagad", ground: "light" },
  { seed: "kelas-6", motif: "tumpal", ground: "dark" },
  { seed: "kelas-7", motif: "poleng", ground: "light" },
  { seed: "kelas-8", motif: "lereng", ground: "secondary" },
  { seed: "kelas-9", motif: "banji", ground: "dark" },
] as const;

const drawer = (index: number, name: string, count: number) => ({
  number: `${index}00`,
  name,
  count,
  picture: SWATCHES[index],
  href: "#daftar",
});

type State = "kept" | "review" | "withdrawn";

const entry = (number: string, title: string, text: string, by: string, facts: string, state: State) => ({
  number,
  title,
  text,
  by,
  facts,
  state,
  picture: SWATCHES[Number(number[0])],
});

/** A cabinet of ten swatches, the index, and a script in a drawer of its own. */
export const innovationHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-cabinet.v1",
      props: {
        anchor: "indeks",
        title: "Sepuluh kelas, 214\u00a0catatan, tidak ada yang dihapus",
        text: "Setiap kelas ditandai secarik kain. Catatan yang keliru tetap di tempatnya, dicoret, dengan alasan dan nama yang mencabutnya.",
        drawers: [
          drawer(0, "Umum dan metode", 18),
          drawer(1, "Bahasa dan aksara", 31),
          drawer(2, "Belajar dan ingatan", 27),
          drawer(3, "Alat dan perangkat", 22),
          drawer(4, "Jaringan dan jarak", 19),
          drawer(5, "Data dan ukuran", 24),
          drawer(6, "Kerja dan upah", 16),
          drawer(7, "Suara dan citra", 21),
          drawer(8, "Kota dan desa", 14),
          drawer(9, "Arsip dan hak", 22),
        ],
      },
    },
    {
      slot: "sites.register.v1",
      props: {
        anchor: "daftar",
        title: "Masuk terakhir",
        note: "Urut nomor panggil.",
        search: "Judul, nama, atau nomor",
        nothing: "Tidak ada catatan dengan kata itu di antara yang masuk terakhir.",
        states: { kept: "Tetap", review: "Sedang ditinjau", withdrawn: "Dicabut" },
        entries: [
          entry(
            "114",
            "Mengapa huruf Jawa pecah di layar kecil, dan tiga cara menjahitnya",
            "Perbandingan tiga mesin tata huruf pada empat puluh suku kata bertumpuk.",
            "Sekar Wulandari",
            "2026, 28 hlm.",
            "kept",
          ),
          entry(
            "231",
            "Lupa yang berguna: jeda tujuh hari mengalahkan ujian mingguan",
            "Percobaan pada 612 siswa di sembilan sekolah. Data terbuka.",
            "Arif Budiman, Nila Katoppo",
            "2026, 16 hlm.",
            "review",
          ),
          entry(
            "307",
            "Papan tulis yang mengingat: purwarupa seharga dua karung semen",
            "Daftar bagian, gambar rangkaian, dan kesalahan yang tidak perlu Anda ulangi.",
            "Yudha Lesmana",
            "2026, 12 hlm.",
            "kept",
          ),
          entry(
            "412",
            "Kelas daring pada 64 kilobit",
            "Apa yang tersisa dari sebuah pelajaran ketika gambar harus dibuang.",
            "Maria Bano",
            "2025, 22 hlm.",
            "kept",
          ),
          entry(
            "418",
            "Pita frekuensi kosong di Sumba Timur",
            "Dicabut 3 Maret 2026: alat ukur bergeser 4 desibel. Catatan pengganti 431.",
            "Yosef Tanggu",
            "2025, 9 hlm.",
            "withdrawn",
          ),
          entry(
            "520",
            "Rata-rata adalah kebohongan yang sopan",
            "Cara melaporkan nilai kelas tanpa menghapus anak di kedua ujungnya.",
            "Theresia Lengkong",
            "2025, 14 hlm.",
            "kept",
          ),
          entry(
            "604",
            "Berapa lama seorang lulusan menunggu",
            "Menelusuri 4.180 orang selama delapan belas bulan.",
            "Made Suardika",
            "2024, 31 hlm.",
            "review",
          ),
          entry(
            "733",
            "Membaca batik dengan mesin, dan batas yang kami temukan",
            "Sepuluh motif, 12.000 foto, satu pelajaran tentang siapa yang boleh menamai.",
            "Larasati Puspa",
            "2024, 19 hlm.",
            "kept",
          ),
        ],
        more: {
          label: "Minta seluruh indeks, 214 catatan",
          href: "mailto:laci@inovasi.example?subject=Seluruh%20indeks",
        },
      },
    },
    {
      slot: "sites.statements.v1",
      props: {
        title: "Aturan lemari",
        statements: [
          "Catatan yang keliru dicoret, tidak dicabut dari raknya.",
          "Data mentah ikut disimpan, termasuk yang tidak mendukung.",
          "Peninjau menulis namanya di bawah keberatannya.",
          "Siapa pun boleh menyalin, asal nomor panggilnya ikut tersalin.",
        ],
      },
    },
    {
      slot: "sites.collection.v1",
      props: {
        anchor: "aksara",
        title: "Koleksi khusus: Aksara",
        text: "Dua puluh huruf, enam tahun catatan. Dari pengukuran stempel lontar sampai papan ketik yang dipakai di 140 sekolah.",
        facts: [
          { name: "Nomor panggil", value: "110–119" },
          { name: "Isi", value: "31 catatan, 4 perkakas" },
          { name: "Penjaga", value: "Sekar Wulandari" },
        ],
        more: { label: "Buka koleksi, dengan meja alih aksara", href: "/Aksara" },
        script: "jv-Java",
        characters: [
          { character: "ꦲ", sound: "ha" },
          { character: "ꦤ", sound: "na" },
          { character: "ꦕ", sound: "ca" },
          { character: "ꦫ", sound: "ra" },
          { character: "ꦏ", sound: "ka" },
          { character: "ꦢ", sound: "da" },
          { character: "ꦠ", sound: "ta" },
          { character: "ꦱ", sound: "sa" },
          { character: "ꦮ", sound: "wa" },
          { character: "ꦭ", sound: "la" },
          { character: "ꦥ", sound: "pa" },
          { character: "ꦝ", sound: "dha" },
          { character: "ꦗ", sound: "ja" },
          { character: "ꦪ", sound: "ya" },
          { character: "ꦚ", sound: "nya" },
          { character: "ꦩ", sound: "ma" },
          { character: "ꦒ", sound: "ga" },
          { character: "ꦧ", sound: "ba" },
          { character: "ꦛ", sound: "tha" },
          { character: "ꦔ", sound: "nga" },
        ],
      },
    },
    {
      slot: "sites.articles.v1",
      props: {
        anchor: "artikel",
        title: "Artikel",
        lead: {
          kind: "Artikel, dari catatan 231",
          title: "Ujian mingguan membuat kita rajin melupakan",
          text: "Pada minggu keempat, seorang guru di Ende berhenti memberi ulangan. Bukan karena malas. Ia menghitung apa yang tersisa di kepala murid-muridnya sebulan kemudian, dan angkanya membuat ia tak bisa tidur.",
          by: `Nila Katoppo, 14 November 2026, 3 menit`,
          href: "/Articles/belajar-dan-ingatan/Detail/163128/ujian-mingguan-membuat-kita-rajin-melupakan",
        },
        others: [
          {
            number: "307",
            title: "Dua karung semen dan sebuah papan tulis",
            by: "Yudha Lesmana",
            href: "/Articles/alat-dan-perangkat/Detail/550443/dua-karung-semen-dan-sebuah-papan-tulis",
          },
          {
            number: "520",
            title: "Anak di kedua ujung kurva",
            by: "Theresia Lengkong",
            href: "/Articles/data-dan-ukuran/Detail/208196/anak-di-kedua-ujung-kurva",
          },
          {
            number: "733",
            title: "Siapa yang boleh menamai sebuah motif",
            by: "Larasati Puspa",
            href: "/Articles/suara-dan-citra/Detail/282391/siapa-yang-boleh-menamai-sebuah-motif",
          },
          {
            number: "418",
            title: "Bagaimana kami keliru empat desibel",
            by: "Yosef Tanggu",
            href: "/Articles/jaringan-dan-jarak/Detail/601935/bagaimana-kami-keliru-empat-desibel",
          },
        ],
      },
    },
  ],
};
