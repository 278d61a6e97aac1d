import type { SeedSite } from "../types";

const book = (title: string, author: string, ground: string) => ({
  title,
  author,
  picture: { seed: `punggung-${ground}`, motif: "ceplok", ground, scaleHeight: 154 },
});

/** A catalogue card, its cabinet, a shelf, what readers wrote, and who pays. */
export const openLibraryHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-card.v1",
      props: {
        title: "Ambil kartunya, bawa bukunya, tidak usah kembali.",
        lede: "1.939 buku dan bahan belajar berbahasa Indonesia. Gratis dibaca, dicetak, disalin, dan diajarkan. Tanpa masuk akun.",
        behind: ["621.3 Listrik rumah", "628.1 Air bersih"],
        card: {
          call: ["628.1", "YUN", "m"],
          author: "Yuniarti, Endang.",
          title: "Merawat sumur: air minum untuk satu dusun",
          blocks: [
            "Edisi 3. Karangjati: Serambi, 2026.\n148 hlm., 62 gambar, 21 cm.",
            "1. Air minum. 2. Sumur gali. 3. Gotong royong.",
            "Bebas disalin, CC BY 4.0. Dibaca 41.206 kali.",
          ],
          formats: ["PDF, 4,1 MB", "Untuk dicetak", "Suara, 3 j 10 m"],
          stamp: ["Tersedia", "selamanya"],
        },
      },
    },
    {
      slot: "sites.drawers.v1",
      props: {
        anchor: "laci",
        title: "Laci katalog",
        drawers: [
          { number: "000", name: "Komputer dan informasi", holds: "214 kartu" },
          { number: "100", name: "Berpikir", holds: "61 kartu" },
          { number: "200", name: "Agama-agama", holds: "88 kartu" },
          { number: "300", name: "Masyarakat dan uang", holds: "196 kartu" },
          { number: "400", name: "Bahasa", holds: "143 kartu" },
          { number: "500", name: "Alam dan angka", holds: "231 kartu" },
          { number: "600", name: "Cara membuat", holds: "402 kartu" },
          { number: "700", name: "Seni dan permainan", holds: "119 kartu" },
          { number: "800", name: "Cerita", holds: "357 kartu" },
          { number: "900", name: "Tempat dan masa lalu", holds: "128 kartu" },
        ],
      },
    },
    {
      slot: "courses.continue.v1",
      props: {
        title: "Pembatas buku Anda",
        limit: 3,
      },
    },
    {
      slot: "sites.shelf.v1",
      props: {
        anchor: "rak",
        title: "Rak minggu ini",
        text: "Dipilih Bu Laras, pustakawan jaga: dua belas buku yang diminta paling banyak orang desa dan paling sedikit orang kota.",
        books: [
          book("Merawat Sumur", "Yuniarti", "secondary"),
          book("Membaca Awan", "Salim Basri", "primary"),
          book("Tata Buku Warung", "Lestari H.", "dark"),
          book("Jahitan Pertama", "Puspa Dewi", "light"),
          book("Cerita dari Dermaga", "A. Tuharea", "secondary"),
          book("Aljabar Tanpa Takut", "M. Hutabarat", "light"),
          book("Bengkel Rumah", "Suparno", "secondary"),
          book("Ladang yang Sabar", "Rahayu", "light"),
          book("Bahasa Ibu", "Yosef Tanggu", "primary"),
          book("Perahu Kertas Grafik", "N. Azizah", "dark"),
          book("Musik dari Kaleng", "Gilang S.", "secondary"),
          book("Hak atas Air", "R. Simorangkir", "light"),
        ],
      },
    },
    {
      slot: "sites.slips.v1",
      props: {
        anchor: "ulasan",
        title: "Di balik kartu",
        text: "Peminjam terakhir menulis untuk peminjam berikutnya. Boleh tidak suka, asal disebut halamannya.",
        action: {
          label: "Tulis ulasan",
          href: "mailto:ulasan@perpustakaan.serambi.example?subject=Ulasan%2C%20judul%20dan%20halaman",
        },
        slips: [
          {
            about: "Merawat sumur",
            text: "Kami ikuti halaman 40 sampai 52 persis. Sumur RT 3 jernih lagi setelah dua tahun. Gambar nomor 31 terbalik, tolong dibetulkan.",
            by: "Pak Wiryo, Tirtasari",
            date: "2026-11-12",
          },
          {
            about: "Aljabar tanpa takut",
            text: "Masih takut, tetapi sekarang tahu takutnya kepada apa. Bab 4 terlalu cepat.",
            by: "Dina, kelas 9",
            date: "2026-11-03",
          },
          {
            about: "Cerita dari dermaga",
            text: "Dibacakan untuk nenek, tiga malam. Beliau membetulkan dua kata di halaman 88, dan beliau benar.",
            by: "Alwi, Muaratama",
            date: "2026-10-29",
          },
        ],
      },
    },
    {
      slot: "sites.budget.v1",
      props: {
        anchor: "donasi",
        title: "Yang gratis ini ada yang membayar",
        text: "Bulan November, sampai hari ini. Kurangnya Rp 6.420.000.",
        caption: "Pengeluaran November 2026",
        columns: { purpose: "Untuk", needed: "Perlu", given: "Sudah ada", total: "Jumlah" },
        items: [
          { purpose: "Menerjemahkan Soil for Small Farms, 210 hlm.", neededIdr: 8_400_000, givenIdr: 8_400_000 },
          { purpose: "Mencetak 120 buku untuk pulau tanpa sinyal", neededIdr: 4_560_000, givenIdr: 2_090_000 },
          { purpose: "Membacakan tiga buku untuk tunanetra", neededIdr: 5_250_000, givenIdr: 1_300_000 },
          { purpose: "Peladen dan pustakawan jaga", neededIdr: 3_900_000, givenIdr: 3_900_000 },
        ],
        gift: {
          text: "Rp 38.000 mencetak dan mengirim satu buku.",
          label: "Jumlah buku",
          unitIdr: 38_000,
          value: 3,
          most: 1_000,
          action: "Bayari",
          mail: { to: "donasi@perpustakaan.serambi.example", subject: "Membayari buku" },
        },
      },
    },
  ],
};
