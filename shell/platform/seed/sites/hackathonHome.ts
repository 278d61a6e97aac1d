import type { SeedSite } from "../types";

/** The clock, thirty-six hours as bars and as a table, four tasks, seven rules, three prizes. */
export const hackathonHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-figure.v1",
      props: {
        title: "Ronda 36: hackathon tiga puluh enam jam",
        figure: "36:00",
        cloth: {
          seed: "ronda",
          motif: "poleng",
          ground: "light",
        },
        lede: "Tiga puluh enam jam jaga malam untuk orang yang menulis kode.",
        facts: [
          "16–18 April 2027\nPabrik Gula Colomadu, Karanganyar",
          "Tim 3–5 orang. Tanpa biaya. Kasur lipat, kopi, dan listrik kami yang tanggung.",
        ],
      },
    },
    {
      slot: "sites.gantt.v1",
      props: {
        anchor: "jadwal",
        title: "Jadwal",
        hours: 36,
        axis: ["Jum 18", "Sab 00", "06", "12", "18", "Min 00", "Min 06"],
        lanes: [
          {
            name: "Menulis kode",
            bars: [
              {
                from: 1.5,
                to: 11,
              },
              {
                from: 13,
                to: 17.5,
              },
              {
                from: 19,
                to: 24,
              },
              {
                from: 25,
                to: 33,
                tone: "main",
              },
            ],
          },
          {
            name: "Mentor",
            bars: [
              {
                from: 3,
                to: 7,
              },
              {
                from: 14,
                to: 17,
              },
              {
                from: 20,
                to: 23,
              },
            ],
          },
          {
            name: "Makan",
            bars: [
              {
                from: 0.5,
                to: 1.5,
              },
              {
                from: 6,
                to: 6.8,
              },
              {
                from: 12,
                to: 13,
              },
              {
                from: 18,
                to: 19,
              },
              {
                from: 24.2,
                to: 25,
              },
              {
                from: 30,
                to: 30.8,
              },
            ],
          },
          {
            name: "Tidur boleh",
            bars: [
              {
                from: 5,
                to: 12,
                tone: "optional",
              },
              {
                from: 28,
                to: 33,
                tone: "optional",
              },
            ],
          },
          {
            name: "Panggung",
            bars: [
              {
                from: 0,
                to: 1,
                tone: "main",
              },
              {
                from: 17.5,
                to: 18,
                tone: "main",
              },
              {
                from: 33,
                to: 36,
                tone: "main",
              },
            ],
          },
        ],
        columns: {
          hour: "Jam ke",
          time: "Pukul",
          what: "Apa",
          where: "Di mana",
        },
        entries: [
          {
            hour: "00:00",
            time: "Jum 18.00",
            what: "Kentongan pertama. Soal dibacakan, jam mulai berjalan.",
            where: "Stasiun Gilingan",
            isKey: true,
          },
          {
            hour: "03:00",
            time: "Jum 21.00",
            what: "Mentor keliling. Angkat bendera, nanti didatangi.",
            where: "Semua meja",
          },
          {
            hour: "06:00",
            time: "Sab 00.00",
            what: "Wedang ronde, gratis, tidak boleh bicara kode.",
            where: "Halaman",
          },
          {
            hour: "12:00",
            time: "Sab 06.00",
            what: "Sarapan. Kunci repositori yang pertama.",
            where: "Dapur",
          },
          {
            hour: "17:30",
            time: "Sab 11.30",
            what: "Tengah jalan: 60 detik per tim di atas panggung.",
            where: "Stasiun Ketelan",
          },
          {
            hour: "24:00",
            time: "Sab 18.00",
            what: "Boleh ganti ide untuk yang terakhir kalinya.",
            where: "Semua meja",
          },
          {
            hour: "33:00",
            time: "Min 03.00",
            what: "Kode dikunci. Presentasi tujuh menit, demo harus hidup.",
            where: "Stasiun Gilingan",
            isKey: true,
          },
          {
            hour: "36:00",
            time: "Min 06.00",
            what: "Kentongan terakhir, pemenang, bubur ayam.",
            where: "Halaman",
            isKey: true,
          },
        ],
      },
    },
    {
      slot: "sites.briefs.v1",
      props: {
        anchor: "soal",
        title: "Soal",
        briefs: [
          {
            title: "Air",
            text: "Pintu irigasi di hilir selalu tahu paling akhir. Beri tahu lebih cepat, dengan alat di bawah Rp 300.000.",
            by: "Bersama P3A Tirta Lestari",
          },
          {
            title: "Angkot",
            text: "Tidak ada jadwal, tetapi semua orang hafal. Rekam pengetahuan itu tanpa memasang apa pun di mobil.",
            by: "Bersama Koperasi Trayek 04",
          },
          {
            title: "Antrean",
            text: "Puskesmas buka pukul tujuh; orang datang pukul lima. Kembalikan dua jam itu kepada mereka.",
            by: "Bersama Puskesmas Gondangrejo",
          },
          {
            title: "Arsip",
            text: "Delapan ribu surat kelurahan, tulisan tangan, tiga bahasa. Buat bisa dicari sebelum rayap sampai.",
            by: "Bersama Balai Arsip Kauman",
          },
        ],
      },
    },
    {
      slot: "sites.house-rules.v1",
      props: {
        anchor: "aturan",
        title: "Aturan",
        rules: [
          {
            rule: "Kode ditulis di sini.",
            text: "Pustaka terbuka boleh, proyek lama tidak.",
          },
          {
            rule: "Satu tim, satu meja, satu repositori.",
            text: "Publik sejak jam 00:00.",
          },
          {
            rule: "Demo harus hidup.",
            text: "Salindia tanpa program yang jalan dinilai nol.",
          },
          {
            rule: "Model bahasa boleh.",
            text: "Sebutkan yang mana dan untuk apa.",
          },
          {
            rule: "Tidur itu hak.",
            text: "Tak ada nilai tambah untuk mata merah.",
          },
          {
            rule: "Hormati sesama.",
            text: "Satu laporan pelecehan yang terbukti, pulang malam itu juga.",
          },
          {
            rule: "Karya tetap milik kalian.",
            text: "Kami hanya minta boleh menceritakannya.",
          },
        ],
      },
    },
    {
      slot: "sites.prizes.v1",
      props: {
        anchor: "hadiah",
        title: "Hadiah",
        cloth: {
          seed: "bubur",
          motif: "poleng",
          ground: "light",
        },
        prizes: [
          {
            amount: "40",
            text: "juta rupiah, tim terbaik",
          },
          {
            amount: "20",
            text: "juta rupiah, paling berguna bagi pemberi soal",
          },
          {
            amount: "10",
            text: "juta rupiah, pilihan tukang bubur",
          },
        ],
        action: {
          label: "Daftarkan tim sekarang",
          href: "mailto:jaga@ronda36.example?subject=Daftarkan%20tim",
        },
        note: "19 meja lagi. Ditutup 2 April 2027 pukul 23.59 WIB.",
      },
    },
  ],
};
