import type { SeedSite } from "../types";

/** A map of names, how many know what and where, who has time tonight, and what fifty minutes are for. */
export const mentorNetworkHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-cities.v1",
      props: {
        anchor: "peta",
        title: "Mentor terdekat mungkin dua pulau jauhnya",
        mapLabel: "Peta 29 kota dengan jumlah mentornya.",
        cities: [
          { name: "Jakarta", count: 71, x: 358, y: 449, side: "left", isLandmark: true },
          { name: "Yogyakarta", count: 52, x: 474, y: 513, side: "below", isLandmark: true },
          { name: "Bandung", count: 48, x: 393, y: 488, side: "below-left" },
          { name: "Surabaya", count: 38, x: 567, y: 473 },
          { name: "Semarang", count: 26, x: 488, y: 462, side: "above" },
          { name: "Malang", count: 21, x: 561, y: 524 },
          { name: "Denpasar", count: 19, x: 639, y: 556, side: "below-right" },
          { name: "Mataram", count: 8, x: 697, y: 525 },
          { name: "Makassar", count: 27, x: 747, y: 413, isLandmark: true },
          { name: "Medan", count: 24, x: 146, y: 116, isLandmark: true },
          { name: "Padang", count: 18, x: 196, y: 270 },
          { name: "Palembang", count: 14, x: 322, y: 339 },
          { name: "Manado", count: 13, x: 905, y: 187 },
          { name: "Samarinda", count: 12, x: 681, y: 252, side: "left" },
          { name: "Kupang", count: 11, x: 868, y: 585 },
          { name: "Banjarmasin", count: 10, x: 607, y: 350 },
          { name: "Pekanbaru", count: 9, x: 226, y: 221 },
          { name: "Pontianak", count: 9, x: 455, y: 238, side: "below-left" },
          { name: "Ambon", count: 9, x: 1002, y: 364, isLandmark: true },
          { name: "Bandar Lampung", count: 7, x: 337, y: 422, side: "above-right" },
          { name: "Jayapura", count: 7, x: 1364, y: 325, side: "left", isLandmark: true },
          { name: "Banda Aceh", count: 6, x: 48, y: 49 },
          { name: "Palu", count: 6, x: 760, y: 269 },
          { name: "Ende", count: 5, x: 812, y: 539 },
          { name: "Kendari", count: 5, x: 836, y: 374 },
          { name: "Ternate", count: 4, x: 979, y: 211, side: "below-right" },
          { name: "Sorong", count: 4, x: 1092, y: 269, side: "left" },
          { name: "Manokwari", count: 3, x: 1172, y: 269 },
          { name: "Merauke", count: 2, x: 1356, y: 527, side: "left" },
        ],
        borders: [590, 938],
        zones: [
          { name: "WIB", offset: "UTC+7", count: "343 mentor" },
          { name: "WITA", offset: "UTC+8", count: "116 mentor" },
          { name: "WIT", offset: "UTC+9", count: "29 mentor" },
        ],
        search: {
          label: "Cari kota",
          unit: "mentor",
          nothing: "Belum ada mentor di kota itu. Sesi tetap bisa dari mana saja.",
        },
      },
    },
    {
      slot: "sites.heat-table.v1",
      props: {
        anchor: "keahlian",
        title: "Cari menurut keahlian dan wilayah",
        intro:
          "Angka adalah mentor yang masih menerima teman belajar bulan ini. Makin besar lingkarannya, makin mudah mendapat jadwal.",
        caption: "Tabel mentor menurut keahlian dan wilayah",
        corner: "Keahlian",
        columns: ["Sumatra", "Jawa", "Kalimantan", "Bali, Nusa", "Sulawesi", "Maluku", "Papua"],
        rows: [
          { label: "Backend dan basis data", counts: [12, 41, 5, 6, 9, 2, 2] },
          { label: "Frontend", counts: [9, 38, 4, 7, 6, 1, 1] },
          { label: "Analisis data", counts: [14, 33, 6, 4, 8, 3, 1] },
          { label: "Desain produk", counts: [5, 29, 2, 9, 4, 0, 0] },
          { label: "Menulis dan menyunting", counts: [8, 22, 3, 5, 7, 4, 2] },
          { label: "Karier pertama", counts: [17, 46, 8, 7, 11, 3, 4] },
          { label: "Mengajar", counts: [6, 14, 3, 4, 5, 2, 3] },
        ],
        none: "belum ada",
      },
    },
    {
      slot: "sites.openings.v1",
      props: {
        anchor: "malam-ini",
        title: "Malam ini masih kosong",
        openings: [
          {
            time: "19.30",
            zone: { short: "WIB", long: "Waktu Indonesia Barat" },
            name: "Nurul Hidayati",
            place: "Banda Aceh",
            text: "Membaca kode orang lain tanpa marah. PHP, Laravel, sembilan tahun.",
            picture: { seed: "jejaring-nurul", motif: "ceplok", ground: "light" },
          },
          {
            time: "20.00",
            zone: { short: "WIB", long: "Waktu Indonesia Barat" },
            name: "Bagas Pramudita",
            place: "Yogyakarta",
            text: "Portofolio desainer pertama. Membawa pensil merah.",
            picture: { seed: "jejaring-bagas", motif: "kawung", ground: "secondary" },
          },
          {
            time: "20.30",
            zone: { short: "WITA", long: "Waktu Indonesia Tengah" },
            name: "Lina Rumondor",
            place: "Manado",
            text: "Statistika untuk yang dulu bolos kelas statistika.",
            picture: { seed: "jejaring-lina", motif: "parang", ground: "light" },
          },
          {
            time: "21.00",
            zone: { short: "WITA", long: "Waktu Indonesia Tengah" },
            name: "Yosef Tanggu",
            place: "Kupang",
            text: "Antrean, pembayaran, dan apa yang terjadi waktu listrik padam.",
            picture: { seed: "jejaring-yosef", motif: "tumpal", ground: "light" },
          },
          {
            time: "21.30",
            zone: { short: "WIT", long: "Waktu Indonesia Timur" },
            name: "Dewi Lestaluhu",
            place: "Ambon",
            text: "Pindah karier di atas 35 tahun. Pernah melakukannya dua kali.",
            picture: { seed: "jejaring-dewi", motif: "lereng", ground: "primary" },
          },
        ],
        more: {
          label: "Minta jadwal minggu ini",
          href: "mailto:mentor@serambi.example?subject=Jadwal%20minggu%20ini",
        },
      },
    },
    {
      slot: "sites.session.v1",
      props: {
        anchor: "sesi",
        title: "Lima puluh menit, dan siapa yang bicara",
        unit: "menit",
        parts: [
          { minutes: 5, title: "Kabar", text: "Sinyal dicek." },
          {
            minutes: 15,
            title: "Anda bercerita",
            text: "Mentor belum boleh memberi saran. Ia hanya bertanya.",
            isYours: true,
          },
          {
            minutes: 20,
            title: "Mengerjakan satu hal",
            text: "Layar dibagi, satu bagian kecil diselesaikan berdua. Bukan kuliah.",
          },
          {
            minutes: 10,
            title: "Menulis janji",
            text: "Satu janji untuk dua minggu, ditulis oleh Anda, dibaca mentor.",
            isYours: true,
          },
        ],
        facts: [
          {
            name: "Biaya",
            text: "Gratis untuk pelajar. Rp\u00a075.000 untuk yang sudah bekerja, seluruhnya untuk mentor.",
          },
          {
            name: "Lama",
            text: "Enam sesi dalam tiga bulan, lalu berhenti. Melanjutkan boleh, tetapi harus diminta.",
          },
          { name: "Kalau tidak cocok", text: "Ganti sekali tanpa alasan. Tidak ada yang diberi tahu." },
        ],
      },
    },
    {
      slot: "sites.dialogue.v1",
      props: {
        title: "Ambon dan Ende, 890 kilometer",
        picture: { seed: "ambon-ende-49", motif: "sekar jagad" },
        messages: [
          {
            by: "Maria Goreti, Ende, 20.04 WITA",
            text: "Kak, antrean SMS-nya jalan. Tapi Bu Bidan masih pakai buku.",
            isAsking: true,
          },
          { by: "Dewi Lestaluhu, Ambon, 21.05 WIT", text: "Bagus. Bukunya sudah berapa tahun tidak pernah mati?" },
          { by: "20.09 WITA", text: "Sebelas.", isAsking: true },
          { by: "21.10 WIT", text: "Kalau begitu jangan diganti. Cetak antreanmu, tempel di buku itu." },
        ],
      },
    },
  ],
};
