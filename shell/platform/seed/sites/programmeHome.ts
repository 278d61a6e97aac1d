import type { SeedSite } from "../types";
import { programmePlaces } from "./programmePlaces";

/** An atlas: the header's time zones run into the map, cohorts light their places, two years as stairs. */
export const programmeHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-atlas.v1",
      props: {
        title: "Kelas mulai pukul tujuh. Juga pukul delapan, juga pukul sembilan.",
        lede: "Setiap Senin, 618 guru di tiga zona waktu membuka pelajaran yang sama, lalu mengubahnya untuk murid di depan mereka.",
        mapLabel: "Peta 32 simpul dari Sabang sampai Merauke",
        seas: [
          { name: "Samudra Hindia", east: 98.5, north: -7.3 },
          { name: "Laut Jawa", east: 110.6, north: -5.2 },
          { name: "Laut Banda", east: 126.2, north: -6 },
          { name: "Laut Natuna", east: 106.8, north: 2.8 },
          { name: "Laut Arafura", east: 133.5, north: -9.4 },
        ],
        places: programmePlaces,
        choice: {
          label: "Tampilkan simpul menurut angkatan",
          all: "Semua",
          count: "32 simpul",
          years: ["2022", "2023", "2024", "2025", "2026", "2027"],
        },
      },
    },
    {
      slot: "sites.cohort-table.v1",
      props: {
        anchor: "angkatan",
        title: "Enam angkatan, satu aturan: yang lulus mendampingi yang baru",
        columns: { cohort: "Angkatan", theme: "Tema tahun itu", people: "Guru", stayed: "Bertahan dua tahun" },
        cohorts: [
          { year: "2022", theme: "Tiga simpul, 86 guru", people: "86", stayed: 71 },
          { year: "2023", theme: "Menyeberang laut", people: "240", stayed: 78 },
          { year: "2024", theme: "Sekolah tanpa sinyal", people: "412", stayed: 83 },
          { year: "2025", theme: "Kepala sekolah ikut", people: "530", stayed: 88 },
          { year: "2026", theme: "Sedang berjalan", people: "618", state: "berjalan" },
          { year: "2027", theme: "Pendaftaran dibuka 1\u00a0Desember", people: "640", state: "dibuka" },
        ],
      },
    },
    {
      slot: "sites.staircase.v1",
      props: {
        anchor: "linimasa",
        title: "Dua tahun seorang guru",
        steps: [
          {
            when: "Jan–Mar",
            title: "Duduk di belakang",
            text: "Pendamping hanya mengamati. Belum boleh memberi saran.",
            from: 1,
            to: 4,
          },
          {
            when: "Mar–Agu",
            title: "Satu pelajaran, enam kali",
            text: "Mengajar pelajaran yang sama di enam kelas, mencatat bedanya.",
            from: 3,
            to: 9,
          },
          { when: "Agu–Jan", title: "Tukar simpul", text: "Tiga minggu mengajar di pulau lain.", from: 8, to: 14 },
          { when: "Jan–Jul", title: "Menulis modul", text: "Modul diuji guru yang tak dikenal.", from: 13, to: 20 },
          { when: "Jul–Des", title: "Mendampingi", text: "Giliran duduk di belakang lagi.", from: 19, to: 25 },
        ],
        years: ["Tahun pertama", "Tahun kedua"],
      },
    },
    {
      slot: "sites.dispatches.v1",
      props: {
        anchor: "surat",
        title: "Surat dari simpul",
        dispatches: [
          {
            title: "Perahu sekolah berangkat menurut pasang, bukan menurut bel",
            from: "Wakatobi, angkatan 4",
            text: "Kami memindahkan jam pertama ke pukul yang ditentukan bulan. Kehadiran naik dari 61 ke 94 persen, dan tidak ada yang terlambat lagi karena tidak ada lagi kata terlambat.",
            picture: { seed: "perahu", motif: "kawung", ground: "primary" },
            href: "/Articles/surat-dari-simpul/Detail/873138/perahu-sekolah-berangkat-menurut-pasang",
          },
          {
            title: "Tiga minggu jadi orang asing di Takengon",
            from: "Ende, angkatan 4",
            picture: { seed: "jaga", motif: "kawung", ground: "secondary" },
            href: "/Articles/surat-dari-simpul/Detail/854018/tiga-minggu-jadi-orang-asing-di-takengon",
          },
          {
            title: "Pecahan di pasar Wamena",
            from: "Wamena, angkatan 6",
            picture: { seed: "pasar", motif: "kawung", ground: "light" },
            href: "/Articles/surat-dari-simpul/Detail/326645/pecahan-di-pasar-wamena",
          },
        ],
      },
    },
    {
      slot: "sites.ask.v1",
      props: {
        anchor: "daftar",
        title: "Angkatan 6 dibuka 1\u00a0Desember",
        text: "Untuk guru tetap dan honorer dengan dua tahun mengajar. Biaya ditanggung, gaji sekolah tidak terputus.",
        action: {
          label: "Siapkan pendaftaran",
          href: "mailto:gurupelita@serambi.example?subject=Pendaftaran%20angkatan%206",
        },
        ground: "secondary",
      },
    },
  ],
};
