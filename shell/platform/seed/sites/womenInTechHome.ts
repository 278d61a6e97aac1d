import type { SeedSite } from "../types";

const JOIN = "/Message/benang?choice=";

/** A cloth woven as far as the number says; the first program; four threads; voices; numbers; promises. */
export const womenInTechHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-loom.v1",
      props: {
        title: "Dua puluh tujuh benang dari seratus.",
        cloth: { seed: "tenunan-2026", motif: "tumpal", ground: "dark", scaleHeight: 216 },
        now: { value: 27, label: "sekarang" },
        goal: { value: 50, label: "tahun 2030" },
        text: "Dari seratus orang yang bekerja di teknologi di Indonesia, dua puluh tujuh perempuan. Kain ini ditenun mengikuti angka itu, dan bertambah hanya bila angkanya bertambah.",
        source: "Survei Serambi 2026, 1.906 jawaban",
        action: { label: "Pilih benangmu", href: "#program" },
      },
    },
    {
      slot: "sites.first-program.v1",
      props: {
        title: "Program pertama disimpan di alat tenun",
        text: "Jauh sebelum ada komputer, penenun di Sumba dan Palembang menyimpan motif sebagai urutan lidi: benang mana naik, benang mana turun. Naik, turun. Satu, nol. Ibu kita sudah menulis kode. Hanya tidak disebut begitu.",
        card: [
          "..##..#.###.#..##...##..#.#",
          ".##....##.##....##.##....##",
          "##..#.##...##.#..###..#.##.",
          "#....##.....##....#....##..",
          "..#.##.......##.#...#.##...",
          "...##....#....##.....##....",
          "#.##....###....##.#.##....#",
          "...##....#....##.....##....",
          "..#.##.......##.#...#.##...",
          "#....##.....##....#....##..",
          "##..#.##...##.#..###..#.##.",
          ".##....##.##....##.##....##",
          "..##..#.###.#..##...##..#.#",
        ],
      },
    },
    {
      slot: "courses.continue.v1",
      props: {
        title: "Benang yang belum Anda ikat",
        limit: 2,
      },
    },
    {
      slot: "sites.threads.v1",
      props: {
        anchor: "program",
        title: "Empat benang",
        intro: "Masuklah dari umur berapa pun. Semua gratis, dengan uang saku dan penitipan anak.",
        ages: [16, 24, 32, 40, 48],
        unit: "tahun",
        threads: [
          {
            name: "Mulai",
            text: "Dari nol sampai magang pertama",
            length: "16 minggu",
            from: 16,
            to: 29,
            tone: "main",
            href: `${JOIN}Mulai`,
          },
          {
            name: "Kembali",
            text: "Sesudah jeda mengasuh atau merawat, paling sedikit dua tahun",
            length: "10 minggu, paruh waktu",
            from: 26,
            to: 52,
            tone: "ink",
            href: `${JOIN}Kembali`,
          },
          {
            name: "Naik",
            text: "Dari anggota tim menjadi pemimpinnya",
            length: "6 bulan, bersama sponsor",
            from: 24,
            to: 42,
            tone: "warm",
            href: `${JOIN}Naik`,
          },
          {
            name: "Mengajar",
            text: "Menjadi wajah pertama yang dilihat kelas berikutnya",
            length: "2 jam seminggu",
            from: 32,
            to: 56,
            tone: "accent",
            href: `${JOIN}Mengajar`,
          },
        ],
      },
    },
    {
      slot: "sites.testimonies.v1",
      props: {
        anchor: "kisah",
        title: "Kisah",
        lead: {
          quote: "“Mertua saya bertanya, siapa yang masak. Saya jawab, basis datanya juga harus dijaga.”",
          by: {
            name: "Sari Wulandari",
            role: "Administrator basis data, Palembang. Benang Kembali, 2024.",
            picture: { seed: "sari-wulandari", motif: "ceplok", ground: "light" },
          },
        },
        others: [
          {
            quote: "Nenek saya menghafal 400 lidi. Waktu pertama melihat larik di Python, saya pikir: oh, ini.",
            by: {
              name: "Yuliana Tae",
              role: "Analis data dan penenun, Soe",
              picture: { seed: "yuliana-tae", motif: "tumpal", ground: "dark", scaleHeight: 264 },
            },
          },
          {
            quote:
              "Delapan tahun saya selalu diminta mencatat rapat. Sekarang saya yang memimpin rapatnya, dan kami bergiliran mencatat. Termasuk direktur.",
            by: {
              name: "Ratih Sitompul",
              role: "Kepala rekayasa, Medan",
              picture: { seed: "ratih-sitompul", motif: "tumpal", ground: "primary" },
            },
          },
        ],
      },
    },
    {
      slot: "sites.thinning.v1",
      props: {
        anchor: "angka",
        title: "Di mana benangnya putus",
        caption: "Perempuan dari setiap seratus orang",
        rows: [
          { label: "Mahasiswa informatika", value: 38 },
          { label: "Pelamar kerja", value: 31 },
          { label: "Pekerja teknologi", value: 27, isMarked: true },
          { label: "Pemimpin tim", value: 17 },
          { label: "Direktur teknologi", value: 9 },
        ],
        note: "Paling banyak putus antara usia 29 dan 34. Bukan karena tidak mampu: 71 dari 100 yang berhenti menyebut jam kerja, 58 menyebut tidak ada yang menjaga anak.",
      },
    },
    {
      slot: "sites.pledges.v1",
      props: {
        anchor: "janji",
        title: "Lima janji perusahaan",
        promises: [
          "Kisaran gaji ditulis di setiap lowongan.",
          "Cuti ayah empat minggu, sungguh diambil.",
          "Tidak ada rapat sesudah pukul lima.",
          "Separuh daftar pendek, atau dicari lagi.",
          "Angkanya diumumkan tiap Maret, baik atau buruk.",
        ],
        kept: [
          { strong: "64 perusahaan", text: "sudah menandatangani." },
          { strong: "Tiga", text: "dicabut namanya karena tidak mengumumkan angka." },
        ],
      },
    },
    {
      slot: "community.message.v1",
      props: { topic: "surat-bulanan", anchor: "ikut" },
    },
  ],
};
