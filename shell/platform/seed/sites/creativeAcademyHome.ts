import type { SeedSite } from "../types";

/** Three words; a wall of six works; a term as sixteen frames; names; a letterbox. */
export const creativeAcademyHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-axes.v1",
      props: {
        words: [
          { text: "GAMBAR", work: "pasar" },
          { text: "GERAK", work: "hujan" },
          { text: "BUNYI", work: "gema" },
        ],
        text: "Akademi dua tahun di Surakarta. Masuk dengan tiga karya, keluar dengan tiga puluh.",
        action: { label: "Kirim tiga karya", href: "#kirim" },
        deadline: "sampai 28 Februari 2027",
      },
    },
    {
      slot: "sites.exhibition.v1",
      props: {
        anchor: "karya",
        title: "Karya tahun ini",
        works: [
          {
            id: "pasar",
            craft: "image",
            title: "Pasar yang menolak tidur",
            by: "Anjani Prameswari",
            field: "Ilustrasi",
            text: "Dua belas panel untuk dinding stasiun Jebres. Gouache, dipindai, dicetak dua tinta.",
            picture: { seed: "karya-pasar", motif: "sekar jagad", look: 93 },
          },
          {
            id: "hujan",
            craft: "motion",
            title: "Hujan, 24 bingkai",
            by: "Tobias Waromi",
            field: "Gerak",
            text: "Satu detik hujan Biak, digambar dua puluh empat kali.",
            picture: { seed: "karya-hujan", motif: "parang", ground: "secondary", look: 156 },
          },
          {
            id: "gema",
            craft: "sound",
            title: "Gema di tandon",
            by: "Lintang Kusuma",
            field: "Bunyi",
            text: "Rekaman enam tandon air kosong. Sebelas menit, pakai pelantang telinga.",
            picture: { seed: "karya-gema", motif: "mega mendung", look: 15, isOneInk: true },
          },
          {
            id: "lampu",
            craft: "image",
            title: "Abjad lampu toko",
            by: "Rendra Halim",
            field: "Ilustrasi",
            text: "Huruf yang disusun dari papan nama Jalan Veteran.",
            picture: { seed: "karya-lampu", motif: "ceplok", look: 246 },
          },
          {
            id: "kapal",
            craft: "motion",
            title: "Kapal belajar berjalan",
            by: "Siti Maryam",
            field: "Gerak",
            text: "Animasi boneka, kain perca, empat menit.",
            picture: { seed: "karya-kapal", motif: "parang", look: 288 },
          },
          {
            id: "dengung",
            craft: "sound",
            title: "Dengung pukul dua",
            by: "Gilang Asmoro",
            field: "Bunyi",
            text: "Partitur untuk tujuh kipas angin dan satu gender.",
            picture: { seed: "karya-dengung", motif: "mega mendung", look: 405 },
          },
        ],
        note: "Setiap orang di sini belajar ketiganya pada tahun pertama. Ilustrator yang tak bisa mendengar akan menggambar hujan yang salah.",
      },
    },
    {
      slot: "courses.continue.v1",
      props: {
        title: "Masih di meja kerja Anda",
        limit: 3,
      },
    },
    {
      slot: "sites.frames.v1",
      props: {
        anchor: "semester",
        title: "Satu semester, satu karya, enam belas bingkai",
        text: "Tidak ada mata kuliah yang berdiri sendiri. Semua pelajaran menempel pada satu karya yang jatuh, mental, dan lama-lama melaju.",
        phases: [
          { span: "1–5", text: "Meniru. Salin satu karya sampai tahu mengapa tiap garisnya ada." },
          { span: "6–10", text: "Merusak. Buang setengahnya, pamerkan yang tersisa." },
          { span: "11–15", text: "Membuat. Studio buka sampai tengah malam, mentor pulang pukul enam." },
          { span: "16", text: "Dinding. Orang luar datang, Anda diam." },
        ],
      },
    },
    {
      slot: "sites.graduates.v1",
      props: {
        anchor: "lulusan",
        title: "Lulusan 2026 dan tempat mereka sekarang",
        people: [
          { name: "Anjani", craft: "image", place: "Stasiun Jebres" },
          { name: "Tobias", craft: "motion", place: "Animator, Biak" },
          { name: "Lintang", craft: "sound", place: "Radio Merapi" },
          { name: "Rendra", craft: "image", place: "Biro huruf" },
          { name: "Siti", craft: "motion", place: "Teater boneka" },
          { name: "Gilang", craft: "sound", place: "Gamelan Banyumas" },
          { name: "Oktavia", craft: "image", place: "Penerbit anak" },
          { name: "Yohanes", craft: "motion", place: "Film pendek" },
          { name: "Nur", craft: "sound", place: "Penata bunyi gim" },
          { name: "Wulan", craft: "image", place: "Mengajar di sini" },
          { name: "Benediktus", craft: "sound", place: "Paduan suara" },
        ],
      },
    },
    {
      slot: "sites.letterbox.v1",
      props: {
        anchor: "kirim",
        title: "Kirim tiga karya. Ijazah tidak kami baca.",
        boxes: [
          "Tautan ke gambar, gerak, atau bunyi",
          "Tautan ke apa saja yang belum selesai",
          "Tautan ke karya yang paling Anda sayangi",
        ],
        example: "https://",
        email: { label: "Surel", example: "nama@contoh.id" },
        submit: "Kirim",
        note: "Dibalas manusia dalam sepuluh hari kerja, juga kalau ditolak.",
        mail: { to: "sanggar.tiga@serambi.example", subject: "Tiga karya" },
      },
    },
  ],
};
