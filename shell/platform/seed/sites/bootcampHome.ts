import type { SeedSite } from "../types";

/** A slope of twelve weeks in real hours, what they cost, what came of them, and whom they are not for. */
export const bootcampHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-climb.v1",
      props: {
        title: "Dua belas minggu.\n687 jam.\nTidak ada yang santai.",
        lede: "Dari belum pernah menulis kode sampai dibayar untuk menulisnya. Tatap muka penuh waktu di Bandung, 32 orang, mulai Senin, 4 Januari 2027.",
        actions: [
          {
            label: "Kerjakan soal masuk",
            href: "#daftar",
          },
          {
            label: "Jangan ikut kalau …",
            href: "#jangan",
          },
        ],
        cloth: {
          seed: "boot-field",
          motif: "lereng",
          ground: "dark",
        },
        leadsTo: "minggu",
        bars: [
          {
            value: 52,
            label: "jam di minggu 1",
          },
          {
            value: 55,
            label: "jam di minggu 2",
          },
          {
            value: 58,
            label: "jam di minggu 3",
          },
          {
            value: 61,
            label: "jam di minggu 4",
          },
          {
            value: 66,
            label: "jam di minggu 5",
            tone: "peak",
          },
          {
            value: 40,
            label: "jam di minggu 6",
            tone: "rest",
          },
          {
            value: 58,
            label: "jam di minggu 7",
          },
          {
            value: 60,
            label: "jam di minggu 8",
          },
          {
            value: 63,
            label: "jam di minggu 9",
          },
          {
            value: 64,
            label: "jam di minggu 10",
          },
          {
            value: 62,
            label: "jam di minggu 11",
          },
          {
            value: 48,
            label: "jam di minggu 12",
          },
        ],
        caption:
          "Jam belajar yang dicatat rata-rata peserta angkatan 14, tiap minggu, tanpa makan siang. Tekan satu batang.",
      },
    },
    {
      slot: "sites.logbook.v1",
      props: {
        anchor: "minggu",
        title: "Buku catatan angkatan 14",
        entries: [
          {
            title: "Terminal, Git, dan mengetik tanpa melihat",
            text: "Rasanya mudah. Nikmati.",
            amount: "52 jam",
          },
          {
            title: "HTML dan CSS: tiru satu halaman koran, piksel demi piksel",
            text: "Mulai pulang setelah gelap.",
            amount: "55 jam",
          },
          {
            title: "JavaScript, tanpa pustaka apa pun",
            text: "Tiga orang menangis. Normal.",
            amount: "58 jam",
          },
          {
            title: "HTTP, peladen, dan basis data",
            text: "Ujian pertama. Tujuh orang mengulang, semuanya lulus hari Senin.",
            amount: "61 jam",
          },
          {
            title: "Proyek sendirian, lima hari",
            text: "Minggu terberat. Di sini dua orang berhenti, setiap angkatan.",
            amount: "66 jam",
            tone: "peak",
          },
          {
            title: "Jeda: tidur, tulis ulang kode sendiri",
            text: "Hanya sampai pukul dua. Kami serius.",
            amount: "40 jam",
            tone: "rest",
          },
          {
            title: "TypeScript dan React",
            text: "Mulai terasa seperti bisa.",
            amount: "58 jam",
          },
          {
            title: "Uji, CI, dan kode orang lain",
            text: "Memperbaiki galat yang bukan buatan sendiri.",
            amount: "60 jam",
          },
          {
            title: "Tim berempat, klien sungguhan",
            text: "Klien berubah pikiran hari Rabu. Selalu.",
            amount: "63 jam",
          },
          {
            title: "Tim yang sama, pengguna sungguhan",
            text: "Rilis Jumat pagi, bukan Jumat sore.",
            amount: "64 jam",
          },
          {
            title: "Perbaikan dari catatan pengguna",
            text: "Lelah, tetapi tahu persis kenapa.",
            amount: "62 jam",
          },
          {
            title: "Hari demo dan dua belas wawancara latihan",
            text: "Gaji dibicarakan terang-terangan.",
            amount: "48 jam",
          },
        ],
      },
    },
    {
      slot: "sites.day-hours.v1",
      props: {
        title: "Selasa biasa di minggu kelima",
        hours: [
          {
            time: "07.00",
            text: "Pintu dibuka, kopi",
            length: 1,
          },
          {
            time: "08.00",
            text: "Menulis kode, berpasangan",
            length: 4,
            isWork: true,
          },
          {
            time: "12.00",
            text: "Makan siang bersama, dimasakkan",
            length: 1,
          },
          {
            time: "13.00",
            text: "Menulis kode, sendirian",
            length: 4,
            isWork: true,
          },
          {
            time: "17.00",
            text: "Jalan kaki",
            length: 1,
          },
          {
            time: "18.00",
            text: "Buntu, lalu mentor, lalu jalan",
            length: 3,
            isWork: true,
          },
          {
            time: "21.00",
            text: "Lampu dimatikan, sungguh",
            length: 1,
          },
        ],
      },
    },
    {
      slot: "sites.refund.v1",
      props: {
        anchor: "biaya",
        title: "Rp 18.500.000, dan cara memintanya kembali",
        text: "Sudah termasuk makan siang, laptop pinjaman, dan ujian sertifikat. Boleh dicicil enam kali tanpa bunga. Kami tidak memotong gaji Anda kelak.",
        caption: "Kalau Anda berhenti, uang yang kembali",
        columns: {
          when: "Berhenti di",
          share: "Kembali",
          amount: "Rupiah",
        },
        rows: [
          {
            when: "Minggu 1",
            share: 100,
            amount: "18.500.000",
          },
          {
            when: "Minggu 2 sampai 4",
            share: 75,
            amount: "13.875.000",
          },
          {
            when: "Minggu 5 sampai 6",
            share: 50,
            amount: "9.250.000",
          },
          {
            when: "Minggu 7 sampai 9",
            share: 20,
            amount: "3.700.000",
          },
          {
            when: "Minggu 10 ke atas",
            share: 0,
            amount: "0",
          },
        ],
      },
    },
    {
      slot: "sites.outcomes.v1",
      props: {
        anchor: "hasil",
        title: "32 orang mulai. Ini yang terjadi.",
        groups: [
          {
            count: 22,
            text: "bekerja sebagai pemrogram dalam 120 hari, gaji tengah Rp 6,4 juta",
            tone: "main",
          },
          {
            count: 3,
            text: "bekerja, tetapi bukan menulis kode",
            tone: "middle",
          },
          {
            count: 2,
            text: "memilih kuliah lagi",
            tone: "pale",
          },
          {
            count: 1,
            text: "masih mencari, kami temani setiap Kamis",
            tone: "ink",
          },
          {
            count: 4,
            text: "berhenti, dua di antaranya di minggu kelima",
            tone: "open",
          },
        ],
        source:
          "Angkatan 14, Februari sampai April 2026, dihitung 15 November 2026. Nama pemberi kerja diperiksa akuntan publik.",
      },
    },
    {
      slot: "sites.cautions.v1",
      props: {
        anchor: "jangan",
        title: "Jangan ikut kalau",
        cautions: [
          "Anda bekerja sambil belajar. Ambil kelas malam, 24 minggu.",
          "Anda tidak bisa meninggalkan rumah sampai pukul sembilan malam.",
          "Anda mencari jaminan kerja. Tidak ada, dan yang menjanjikannya berbohong.",
          "Uangnya dari pinjaman daring. Bicara dulu dengan kami.",
        ],
      },
    },
    {
      slot: "community.message.v1",
      props: { topic: "soal-masuk", anchor: "daftar" },
    },
  ],
};
