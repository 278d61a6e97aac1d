import type { SeedSite } from "../types";

const keyword = (text: string) => ({ kind: "keyword", text });
const call = (text: string) => ({ kind: "call", text });
const number = (text: string) => ({ kind: "number", text });

/** A poster whose picture is a program; ages as stairs. */
export const codingSchoolHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-poster.v1",
      props: {
        title: "Ubah satu angka. Lihat yang terjadi.",
        lede: "Begitulah koding dimulai, dan begitulah kami mengajarkannya. Untuk remaja 11 sampai 18 tahun, daring, paling banyak delapan orang sekelas.",
        actions: [
          { label: "Ikut kelas coba, Sabtu ini", href: "#coba" },
          { label: "Untuk orang tua", href: "#ortu" },
        ],
        code: {
          fileName: "batik.py",
          hint: "angka bergaris bawah bisa kamu ubah",
          current: 3,
          lines: [
            [keyword("from"), " kanvas ", keyword("import"), " *"],
            [],
            ["kelopak = ", { field: "petals", label: "kelopak" }],
            ["lapis   = ", { field: "layers", label: "lapis" }],
            ["putar   = ", { field: "twist", label: "putar" }, "  ", { kind: "comment", text: "# derajat" }],
            [],
            [keyword("for"), " l ", keyword("in"), " ", call("range"), "(lapis):"],
            ["    ", keyword("for"), " k ", keyword("in"), " ", call("range"), "(kelopak):"],
            ["        ", call("arah"), "(k * ", number("360"), " / kelopak + l * putar)"],
            [
              "        ",
              call("daun"),
              "(jarak=",
              number("40"),
              " + l * ",
              number("46"),
              ", warna=",
              call("pilih"),
              "(l))",
            ],
          ],
        },
        flower: { petals: 8, layers: 4, twist: 11 },
        drawing: "Gambar yang dihasilkan kode: bunga dari daun-daun yang diputar",
        band: { seed: "coding-home", motif: "poleng", ground: "light", scaleHeight: 216 },
      },
    },
    {
      slot: "sites.ages.v1",
      props: {
        anchor: "jalur",
        title: "Tiga anak tangga",
        steps: [
          {
            age: "11–13",
            title: "Mulai dari gambar",
            text: "Python dan kanvas. Setiap baris langsung terlihat hasilnya, jadi salah pun menyenangkan.",
            outcome: "Akhirnya: pameran motif buatan sendiri, dicetak di kain.",
            length: "16 minggu",
          },
          {
            age: "13–15",
            title: "Bikin yang dipakai orang",
            text: "HTML, CSS, JavaScript. Satu situs untuk warung, klub, atau masjid di dekat rumah.",
            outcome: "Akhirnya: situs yang benar-benar daring, dengan pengguna sungguhan.",
            length: "20 minggu",
          },
          {
            age: "15–18",
            title: "Gim, tim, tenggat",
            text: "Empat orang, delapan minggu, satu gim. Git, pembagian kerja, dan cara berdebat dengan sopan.",
            outcome: "Akhirnya: rilis terbuka dan satu halaman portofolio.",
            length: "24 minggu, dua kali seminggu",
          },
        ],
      },
    },
    {
      slot: "sites.works.v1",
      props: {
        anchor: "karya",
        title: "Karya murid",
        works: [
          { title: "Kapal Pinisi", by: "Rafi, 14", dye: "accent", picture: { seed: "kapal-pinisi", motif: "ceplok" } },
          { title: "Antre Bakso", by: "Dinda, 12", dye: "main", picture: { seed: "antre-bakso", motif: "kawung" } },
          { title: "Hujan di Bogor", by: "Kevin, 16", dye: "night", picture: { seed: "rintik", motif: "parang" } },
          {
            title: "Papan Skor Voli",
            by: "Nabila, 15",
            dye: "main",
            picture: { seed: "papan-skor-voli", motif: "lereng" },
          },
          {
            title: "Sandi Merpati",
            by: "Gede, 13",
            dye: "accent",
            picture: { seed: "sandi-merpati", motif: "tumpal" },
          },
        ],
      },
    },
    {
      slot: "courses.by-program.v1",
      props: {
        title: "Di bawah sebelas tahun, mulai dari kertas",
        programId: "coding-kertas",
        limit: 2,
      },
    },
    {
      slot: "blog.latest.v1",
      props: { title: "Berita dari kelas", kind: "news", limit: 3 },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "ortu",
        title: "Untuk ayah, ibu, dan wali",
        text: "Pertanyaan yang paling sering kami terima, dijawab oleh Bu Laras, yang juga punya dua anak di kelas ini.",
        by: {
          name: "Larasati Puspa",
          role: "Kepala sekolah",
          picture: { seed: "larasati-puspa", motif: "kawung", ground: "secondary" },
        },
        questions: [
          {
            question: "Berapa biayanya?",
            strong: "Rp\u00a0425.000 sebulan",
            answer:
              ", dua pertemuan seminggu. Tanpa biaya pendaftaran. Berhenti kapan saja, sisa bulan kami kembalikan.",
          },
          {
            question: "Anak saya sudah terlalu lama di depan layar.",
            answer: "Tiga jam seminggu, dan sepertiganya dikerjakan di atas kertas.",
          },
          {
            question: "Siapa yang mengajar?",
            answer:
              "Pemrogram yang masih bekerja, lulus pelatihan mengajar kami, dan diperiksa catatan kepolisiannya setiap tahun.",
          },
          {
            question: "Perangkat apa yang dibutuhkan?",
            answer: "Laptop apa pun dari sepuluh tahun terakhir. Kalau belum ada, kami pinjamkan.",
          },
          {
            question: "Bagaimana saya tahu ia berkembang?",
            answer: "Setiap akhir bulan Anda menerima satu halaman: apa yang dibuat, apa yang masih sulit.",
          },
        ],
      },
    },
    {
      slot: "sites.week.v1",
      props: {
        anchor: "coba",
        title: "Jadwal minggu ini",
        note: "Waktu Indonesia Barat. Semua kelas direkam.",
        days: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"],
        sessions: [
          { day: 0, time: "15.30", name: "Python 1", tone: "tint" },
          { day: 1, time: "16.00", name: "Web 2", tone: "accent" },
          { day: 2, time: "15.30", name: "Python 1", tone: "tint" },
          { day: 2, time: "19.00", name: "Gim 3", tone: "ink" },
          { day: 3, time: "16.00", name: "Web 2", tone: "accent" },
          { day: 4, time: "19.00", name: "Gim 3", tone: "ink" },
          {
            day: 5,
            time: "09.00",
            name: "Kelas coba",
            note: "gratis, 3 tempat lagi",
            tone: "main",
            href: "mailto:halo@koding.example?subject=Kelas%20coba",
          },
          { day: 5, time: "13.00", name: "Klub terbuka", tone: "open" },
        ],
      },
    },
  ],
};
