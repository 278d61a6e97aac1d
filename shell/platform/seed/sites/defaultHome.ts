import type { SeedSite } from "../types";

/** A letter: the left column names, the right one speaks. */
export const defaultHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-selvedge.v1",
      props: {
        title: "Belajar hal yang dipakai besok pagi.",
        lede: "Kelas singkat untuk orang yang bekerja, mengurus rumah, atau baru lulus. Ada pengajar, ada jadwal, ada teman sekelas.",
        actions: [
          { label: "Lihat kelas yang dibuka", href: "#kelas" },
          { label: "Cara kami mengajar", href: "#tentang" },
        ],
        picture: { seed: "default", motif: "kawung", ground: "dark" },
      },
    },
    {
      slot: "sites.class-rows.v1",
      props: {
        anchor: "kelas",
        title: "Kelas",
        first: {
          state: "registration-open",
          title: "Tata Buku Usaha Kecil",
          text: "Dari nota di laci sampai laporan yang bisa dibawa ke bank. Memakai buku kas warung Anda sendiri sebagai bahan latihan.",
          facts: "6 minggu, daring, mulai 11 Januari",
          picture: { seed: "buku-kas-201", motif: "kawung" },
        },
        others: [
          {
            state: "coming-soon",
            title: "Motor Listrik dari Nol",
            facts: "10 minggu, Surakarta",
            picture: { seed: "motor-listrik", motif: "kawung", ground: "dark" },
          },
          {
            state: "started",
            title: "Pola dan Jahit Dasar",
            facts: "8 minggu, campuran",
            picture: { seed: "menjahit-q", motif: "kawung" },
          },
          {
            state: "ended",
            title: "Jaringan di Gedung Tua",
            facts: "5 minggu, daring",
            picture: { seed: "jaringan-37", motif: "kawung" },
          },
        ],
      },
    },
    {
      slot: "sites.offers.v1",
      props: {
        anchor: "program",
        title: "Program",
        offers: [
          { name: "Beasiswa Guru Desa", text: "Setahun, 60 guru, biaya ditanggung." },
          { name: "Magang Berbayar", text: "Enam bulan di 31 perusahaan rekanan." },
          { name: "Kelas untuk Kantor", text: "Kami datang, melihat dulu, baru menyusun bahan." },
        ],
      },
    },
    {
      slot: "sites.saying.v1",
      props: {
        title: "Kata mereka",
        text: "Saya kira saya yang terlalu tua. Ternyata bahannya yang selama ini terlalu buru-buru.",
        by: "Sumiati, 54 tahun, kelas Tata Buku",
      },
    },
    {
      slot: "sites.bulletin.v1",
      props: {
        anchor: "berita",
        title: "Berita",
        items: [
          { date: "2026-11-18", text: "Ujian ulang kini boleh diambil dari rumah" },
          { date: "2026-11-09", text: "Laporan tahunan: 4.112 peserta, 71 persen selesai" },
          { date: "2026-10-30", text: "Ruang belajar kedua dibuka di Karangjati" },
        ],
      },
    },
    {
      slot: "sites.about.v1",
      props: {
        anchor: "tentang",
        title: "Tentang",
        text: "Ruang Belajar berdiri pada 2014 di garasi dengan sebelas kursi. Sekarang 38 pengajar, dua gedung, dan satu aturan yang belum berubah: tidak ada kelas yang lebih besar dari daya ingat pengajarnya atas nama muridnya.",
        address: "Jalan Melati 8, Karangjati",
        mail: { label: "halo@ruangbelajar.example", href: "mailto:halo@ruangbelajar.example" },
      },
    },
  ],
};
