import type { SeedSite } from "../types";

/** A front page: headlines before pictures, and no card anywhere. */
export const mediaHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-front.v1",
      props: {
        title: "Blog Lembar",
        lead: {
          title: "Desa yang memutuskan untuk tidak membangun sekolah baru",
          text: "Di Wanareja, uang gedung dipakai untuk membayar dua puluh enam rumah yang bersedia menjadi ruang kelas. Tiga tahun kemudian, kami kembali dan menghitung hasilnya.",
          facts: ["Oleh Kinanti Larasati", "Sekolah", "18 menit"],
          picture: { seed: "wanareja", motif: "mega mendung", ground: "secondary" },
        },
        latest: {
          title: "Terbaru",
          stories: [
            {
              when: "10.40",
              title: "Guru honorer di tiga provinsi menerima gaji lewat aplikasi, separuhnya gagal masuk",
            },
            { when: "09.15", title: "Perpustakaan kota ini menghapus denda. Buku yang kembali justru bertambah" },
            { when: "08.30", title: "Yang hilang ketika ujian menulis diganti pilihan ganda" },
            { when: "07.00", title: "Cara membaca rapor anak tanpa membandingkannya dengan siapa pun" },
            { when: "Kemarin", title: "Bengkel motor yang meluluskan 140 teknisi" },
          ],
        },
        letter: {
          title: "Lembar Pagi",
          text: "Satu tulisan panjang, setiap hari pukul lima. Tidak ada yang lain.",
          label: "Surel kami",
          email: "pagi@lembar.example",
          action: { label: "Kirimi saya", href: "mailto:pagi@lembar.example?subject=Lembar%20Pagi" },
        },
      },
    },
    {
      slot: "sites.stories.v1",
      props: {
        anchor: "pilihan",
        title: "Pilihan redaksi",
        first: {
          title: "Algoritma tidak tahu bahwa murid saya lapar",
          text: "Aplikasi belajar menandainya “kurang tekun”. Ia cuma belum sarapan, dan jaringannya baru ada setelah pukul sembilan.",
          facts: ["Yohana Bere", "Teknologi"],
        },
        pictured: {
          title: "Gamelan dari pipa air, dan nada yang ternyata benar",
          picture: { seed: "gamelan-2", motif: "parang", ground: "light" },
          facts: ["Satrio Wibisono", "Budaya"],
        },
        column: {
          title: "“Berhentilah menyuruh anak bercita-cita.”",
          text: "Tanyakan saja kemarin ia penasaran tentang apa. Jawabannya lebih jujur, dan lebih berguna.",
          by: "Hasan Basri",
          kind: "Kolom",
          portrait: { seed: "hasan-basri", motif: "truntum", ground: "primary" },
        },
      },
    },
    {
      slot: "sites.episodes.v1",
      props: {
        anchor: "podcast",
        title: "Podcast",
        episodes: [
          { title: "Suara kapur", text: "Para pensiunan guru dan suara yang paling mereka rindukan", length: "34.12" },
          { title: "Les", text: "Ekonomi malam hari: siapa yang membayar, siapa yang mengajar", length: "41.05" },
          {
            title: "Bangku kosong",
            text: "Mencari satu murid yang tidak kembali setelah liburan panen",
            length: "28.47",
          },
        ],
      },
    },
    {
      slot: "sites.feature.v1",
      props: {
        anchor: "panjang",
        title: "Peta yang digambar anak-\u2060anak pulau",
        text: "Seratus dua belas anak diminta menggambar pulau mereka dari ingatan. Tidak satu pun menggambar batas provinsi. Semuanya menggambar tempat yang ada ikannya.",
        facts: ["Maria Lefaan, dari Kei Besar", "24 menit"],
        picture: { seed: "peta-4", motif: "sekar jagad", ground: "light" },
      },
    },
    {
      slot: "sites.desks.v1",
      props: {
        anchor: "rubrik",
        title: "Rubrik",
        desks: [
          {
            title: "Sekolah",
            stories: [
              { title: "Seragam gratis, tetapi siapa yang menjahit?" },
              { title: "Kepala sekolah termuda di Sumba" },
              { title: "Jam istirahat yang dipotong diam-diam" },
            ],
          },
          {
            title: "Teknologi",
            stories: [
              { title: "Modem bersama di atap masjid" },
              { title: "Laptop bekas, umur kedua" },
              { title: "Tanya jawab dengan pembuat papan ketik Jawa" },
            ],
          },
          {
            title: "Budaya",
            stories: [
              { title: "Pantun masuk kelas fisika" },
              { title: "Siapa pemilik dongeng?" },
              { title: "Penenun terakhir yang menerima murid" },
            ],
          },
          {
            title: "Karier",
            stories: [
              { title: "Lamaran kerja tanpa kolom umur" },
              { title: "Magang yang dibayar dengan pengalaman" },
              { title: "Dari kondektur ke penguji perangkat lunak" },
            ],
          },
        ],
        note: "Nomor ini disunting sampai pukul sebelas malam.",
        more: { label: "Tulis kepada redaksi", href: "mailto:redaksi@lembar.example?subject=Surat%20pembaca" },
      },
    },
  ],
};
