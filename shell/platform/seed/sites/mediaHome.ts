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
          facts: ["Oleh Kinanti Larasati", "Sekolah", "3 menit"],
          picture: { seed: "wanareja", motif: "mega mendung", ground: "secondary" },
          href: "/Blog/901076/desa-yang-memutuskan-untuk-tidak-membangun-sekolah-baru",
        },
        latest: {
          title: "Terbaru",
          stories: [
            {
              when: "18 November",
              title: "Perpustakaan kota ini menghapus denda. Buku yang kembali justru bertambah",
              href: "/News/885218/perpustakaan-kota-menghapus-denda",
            },
            {
              when: "17 November",
              title: "Bengkel motor yang meluluskan 140 teknisi",
              href: "/News/858717/bengkel-motor-yang-meluluskan-140-teknisi",
            },
            {
              when: "1 November",
              title: "Surat untuk kakak kelas, episode keenam",
              href: "/Podcast/871454/surat-untuk-kakak-kelas",
            },
            {
              when: "27 Oktober",
              title: "Empat murid Tuli, satu layar, dan juru bahasa yang tidak boleh mengecil",
              href: "/News/485310/siaran-langsung-juru-bahasa-isyarat-di-kelas-daring",
            },
            {
              when: "14 September",
              title: "Modem bersama di atap masjid",
              href: "/Blog/327089/modem-bersama-di-atap-masjid",
            },
          ],
        },
        letter: {
          title: "Lembar Pagi",
          text: "Satu tulisan panjang, setiap hari pukul lima. Tidak ada yang lain.",
        },
      },
      inside: { slot: "community.message.v1", props: { topic: "lembar-pagi", look: "bare" } },
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
          href: "/Blog/423006/algoritma-tidak-tahu-bahwa-murid-saya-lapar",
        },
        pictured: {
          title: "Gamelan dari pipa air, dan nada yang ternyata benar",
          picture: { seed: "gamelan-2", motif: "parang", ground: "light" },
          facts: ["Satrio Wibisono", "Budaya"],
          href: "/Blog/475778/gamelan-dari-pipa-air-dan-nada-yang-ternyata-benar",
        },
        column: {
          title: "“Berhentilah menyuruh anak bercita-cita.”",
          text: "Tanyakan saja kemarin ia penasaran tentang apa. Jawabannya lebih jujur, dan lebih berguna.",
          by: "Hasan Basri Lubis",
          kind: "Kolom",
          portrait: { seed: "hasan-basri", motif: "truntum", ground: "primary" },
          href: "/Blog/356988/berhentilah-menyuruh-anak-bercita-cita",
        },
      },
    },
    {
      slot: "sites.episodes.v1",
      props: {
        anchor: "podcast",
        title: "Podcast",
        episodes: [
          {
            title: "Suara kapur",
            text: "Para pensiunan guru dan suara yang paling mereka rindukan",
            length: "2.22",
            href: "/Podcast/674544/suara-kapur",
          },
          {
            title: "Les",
            text: "Ekonomi malam hari: siapa yang membayar, siapa yang mengajar",
            length: "2.23",
            href: "/Podcast/320752/les-ekonomi-malam-hari",
          },
          {
            title: "Bangku kosong",
            text: "Mencari satu murid yang tidak kembali setelah liburan panen",
            length: "2.24",
            href: "/Podcast/430210/bangku-kosong",
          },
        ],
      },
    },
    {
      slot: "events.upcoming.v1",
      props: {
        title: "Di luar halaman",
        text: "Beberapa tulisan baru selesai setelah dibacakan keras-keras, direkam di halaman sekolah, atau dibantah pembacanya.",
        limit: 3,
      },
    },
    {
      slot: "sites.feature.v1",
      props: {
        anchor: "panjang",
        title: "Peta yang digambar anak-\u2060anak pulau",
        text: "Seratus dua belas anak diminta menggambar pulau mereka dari ingatan. Tidak satu pun menggambar batas provinsi. Semuanya menggambar tempat yang ada ikannya.",
        facts: ["Maria Lefaan, dari Kei Besar", "5 menit"],
        picture: { seed: "peta-4", motif: "sekar jagad", ground: "light" },
        href: "/Blog/803392/peta-yang-digambar-anak-anak-pulau",
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
            href: "/Blog?categorySlug=sekolah",
            stories: [
              {
                title: "Seragam gratis, tetapi siapa yang menjahit?",
                href: "/Blog/940428/seragam-gratis-tetapi-siapa-yang-menjahit",
              },
              {
                title: "Cara membaca rapor anak tanpa membandingkannya dengan siapa pun",
                href: "/Blog/170017/cara-membaca-rapor-anak",
              },
              {
                title: "Yang hilang ketika ujian menulis diganti pilihan ganda",
                href: "/Blog/172770/yang-hilang-ketika-ujian-menulis-diganti-pilihan-ganda",
              },
            ],
          },
          {
            title: "Teknologi",
            href: "/Blog?categorySlug=teknologi",
            stories: [
              { title: "Laptop bekas, umur kedua", href: "/Blog/573718/laptop-bekas-umur-kedua" },
              {
                title: "Dua puluh tombol untuk dua puluh aksara",
                href: "/Podcast/437402/dua-puluh-tombol-untuk-dua-puluh-aksara",
              },
              { title: "Sekolah pukul enam, lewat radio", href: "/Podcast/301605/sekolah-pukul-enam-lewat-radio" },
            ],
          },
          {
            title: "Budaya",
            href: "/Blog?categorySlug=budaya",
            stories: [
              { title: "Pantun masuk kelas fisika", href: "/Blog/810031/pantun-masuk-kelas-fisika" },
              { title: "Malam baca: halaman yang dibuang", href: "/Event/malam-baca-halaman-yang-dibuang" },
              { title: "Balas pantun di Penyengat", href: "/Event/balas-pantun-di-penyengat" },
            ],
          },
          {
            title: "Karier",
            href: "/Blog?categorySlug=karier",
            stories: [
              {
                title: "Dari kondektur ke penguji perangkat lunak",
                href: "/Blog/944645/dari-kondektur-ke-penguji-perangkat-lunak",
              },
              {
                title: "Bengkel motor yang meluluskan 140 teknisi",
                href: "/News/858717/bengkel-motor-yang-meluluskan-140-teknisi",
              },
            ],
          },
        ],
        note: "Nomor ini disunting sampai pukul sebelas malam.",
        more: { label: "Tulisan sebelumnya", href: "/Blog?page=2" },
      },
    },
  ],
};
