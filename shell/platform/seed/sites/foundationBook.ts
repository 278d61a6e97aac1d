import type { PageSetting } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

import { bookPicture } from "./bookPicture";

/** The book at the foundation: every copy sold pays for a reading corner, and schools read it together. */
export const foundationBook: z.input<typeof PageSetting> = {
  title: "Metamorfosa untuk sudut baca",
  description:
    "Seluruh royalti Metamorfosa dipakai untuk sudut baca di SMK mitra. Beli bukunya, baca bersama, atau usulkan sekolah.",
  ...bookPicture,
  sections: [
    {
      slot: "sites.hero-jacket.v1",
      props: {
        title: "Metamorfosa",
        author: "Ratri Kusumaningtyas",
        authorOnSpine: "R. Kusumaningtyas",
        back: [
          "Dua belas orang yang merasa sudah selesai belajar, lalu mulai lagi: tukang jahit, dokter bedah, bekas jaksa, seorang ibu yang lupa nama anaknya.",
          "Bagian tentang sekolah kejuruan ditulis di bengkel mitra kami, di antara mesin bubut yang menunggu giliran.",
        ],
        imprint: "Setiap eksemplar dari yayasan bercap sudut baca di halaman terakhir.",
        cover: { seed: "buku-9", motif: "sekar jagad" },
        subtitle: "Satu buku terjual, satu hari sudut baca terbuka.",
        facts: [
          { name: "Satu buku", text: "Rp\u00a098.000" },
          { name: "Paket kelas, 36 buku", text: "Rp\u00a01.800.000" },
          { name: "Dikirim dari Yogyakarta", text: "mulai 25 Januari 2027" },
        ],
        actions: [
          { label: "Pesan lewat yayasan", href: "mailto:yayasan@serambi.example?subject=Pesan%20Metamorfosa" },
          { label: "Menjadi apa uangnya", href: "#sudut-baca" },
        ],
      },
    },
    {
      slot: "sites.letter.v1",
      props: {
        anchor: "mengapa",
        title: "Mengapa yayasan menjual buku",
        paragraphs: [
          "Dua tahun lalu Bu Ratri duduk di bengkel kami di Bantul dan bertanya kepada seorang guru las, umur lima puluh empat, bagaimana rasanya menjadi murid lagi. Guru itu bekerja dua jam tanpa menjawab, lalu berkata: seperti memegang pelat dingin dengan tangan kosong.",
          "Kalimat itu tidak jadi masuk buku. Tetapi Bu Ratri kembali membawa kabar bahwa royaltinya boleh kami pakai, dengan satu syarat: uangnya dibelikan bangku, rak, dan lampu, bukan spanduk.",
        ],
        by: {
          name: "Wahyuni Prasetyo",
          role: "Ketua pengurus\nYayasan Serambi",
          picture: { seed: "wahyuni", motif: "sekar jagad", ground: "secondary" },
        },
      },
    },
    {
      slot: "sites.giving.v1",
      props: {
        anchor: "sudut-baca",
        title: "Menjadi apa uangnya",
        text: "Dari setiap buku yayasan menerima delapan belas ribu rupiah. Yang ingin menambah boleh memilih; yang dibeli kami foto dan kirimkan fotonya.",
        legend: "Yang ditanggung",
        amounts: [
          { amountIdr: 85_000, text: "Satu buku untuk rak, pilihan murid" },
          { amountIdr: 340_000, text: "Satu lampu baca dan kabelnya" },
          { amountIdr: 2_750_000, text: "Satu sudut baca: rak, dua bangku, tikar, lampu" },
        ],
        chosen: 2,
        href: "/Donate",
        note: "Nomor rekening ada di halaman berikutnya; nama sekolah yang dibantu menyusul lewat surel.",
        other: { label: "Jumlah lain", href: "/Donate" },
        picture: { seed: "sudut-baca", motif: "ceplok", ground: "primary" },
      },
    },
    {
      slot: "sites.spread.v1",
      props: {
        anchor: "petikan",
        title: "Petikan",
        book: "Metamorfosa",
        chapter: "Seorang dokter membuka kelas satu",
        left: {
          number: 67,
          paragraphs: [
            "Hari pertama dr. Harun menulis namanya di papan dan tidak seorang pun membacanya. Tentu saja: mereka belum bisa membaca. Dua puluh enam tahun ia bekerja di ruangan yang semua orangnya diam kalau ia bicara.",
            "Anak bernama Ucok bertanya mengapa bapak memakai jam di dua tangan. Dokter itu melihat tangannya. Ia memang memakai dua.",
          ],
        },
        right: {
          number: 68,
          paragraphs: [
            "Di ruang bedah, kata dia, kesalahan itu seperti pintu: ada atau tidak ada. Di kelas satu kesalahan seperti hujan. Datang, membasahi semua orang, lalu anak-anak keluar dan bermain di dalamnya.",
            "Pada minggu keenam seluruh kelas bisa menulis nama sendiri, kecuali tiga orang. Dr. Harun tidak menghitung yang dua puluh delapan. Malam itu ia menelepon saya dan bertanya, dengan suara orang yang menunggu hasil laboratorium, apakah tiga itu banyak.",
          ],
        },
      },
    },
    {
      slot: "sites.index-rows.v1",
      props: {
        anchor: "baca-bersama",
        title: "Tiga cara membacanya di sekolah",
        rows: [
          {
            title: "Guru dulu",
            text: "Empat guru, satu bab tiap pekan, di ruang guru sebelum bel. Murid dilarang diberi tahu sampai bab ketiga.",
            fact: "4 buku",
          },
          {
            title: "Sebangku berdua",
            text: "Seorang membaca, seorang mendengar, lalu bertukar di halaman ganjil. Cocok untuk kelas X yang belum saling kenal.",
            fact: "18 buku",
          },
          {
            title: "Malam keluarga",
            text: "Bab “Tukang jahit yang belajar membaca” dibacakan keras-keras, satu kali sebulan, di bengkel yang sudah disapu.",
            fact: "1 buku",
          },
        ],
      },
    },
    {
      slot: "sites.contact.v1",
      props: {
        anchor: "usulkan",
        title: "Usulkan sekolah",
        text: "Sudut baca diberikan kepada SMK mitra yang punya satu pojok kering dan satu orang yang memegang kuncinya. Ceritakan keduanya.",
        label: "Pengurus sudut baca",
        email: "yayasan@serambi.example",
        action: {
          label: "Tulis usulan",
          href: "mailto:yayasan@serambi.example?subject=Usulan%20sudut%20baca",
        },
        note: "Sebelas sudut baca dibuka pada 2027; pilihannya diumumkan tiap akhir triwulan.",
      },
    },
  ],
};
