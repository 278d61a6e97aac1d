import type { SeedSite } from "../types";

/** A book over its title, an excerpt as a spread, readers in the size of their sentences. */
export const metamorfosaHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-book.v1",
      props: {
        anchor: "pesan",
        title: "Metamorfosa",
        author: "Ratri Kusumaningtyas",
        authorOnSpine: "R. Kusumaningtyas",
        description: "Buku Metamorfosa, sampul hijau tua bermotif sekar jagad",
        cover: { seed: "buku-9", motif: "sekar jagad" },
        subtitle: "Dua belas orang yang belajar lagi setelah merasa selesai.",
        facts: ["Esai, 248 halaman.", "Terbit 21 Januari 2027."],
        editions: [
          { name: "Sampul keras", price: "Rp\u00a0148.000" },
          { name: "Sampul lunak", price: "Rp\u00a098.000" },
          { name: "Buku elektronik", price: "Rp\u00a064.000" },
        ],
        action: { label: "Pesan sekarang", href: "mailto:buku@metamorfosa.example?subject=Pesanan%20Metamorfosa" },
      },
    },
    {
      slot: "sites.blurb.v1",
      props: {
        title: "Kata pembaca pertama",
        text: "“Buku ini tidak mengajari apa-\u2060apa. Ia hanya duduk di sebelah Anda, cukup lama, sampai Anda ingin",
        stressed: "belajar\u00a0lagi.",
        end: "”",
        by: "Hasan Basri",
        source: "Majalah Lembar",
      },
    },
    {
      slot: "sites.spread.v1",
      props: {
        anchor: "petikan",
        title: "Petikan",
        book: "Metamorfosa",
        chapter: "Tukang jahit yang belajar membaca",
        left: {
          number: 14,
          paragraphs: [
            "Bu Tumirah menjahit tiga puluh delapan tahun tanpa membaca satu pola pun. Ukuran orang ia simpan di ujung jari: lingkar dada Pak Lurah sekian kilan, panjang lengan anaknya sekian jengkal. Kalau ditanya dari mana ia tahu, ia menunjuk mesin jahitnya, seakan mesin itu yang mengingat.",
            "Pada umur enam puluh satu ia datang ke balai desa membawa pensil yang masih berlabel harga. Ia ingin membaca, katanya, karena cucunya mulai menulis surat, dan surat tidak bisa diukur dengan kilan.",
          ],
        },
        right: {
          number: 15,
          paragraphs: [
            "Saya yang muda dan sudah bertahun-tahun mengajar mengira tahu apa yang akan terjadi. Saya siapkan kartu huruf. Ia menyusunnya menurut lebar, lalu menurut lengkung, lalu berkata: huruf b dan d ini kain yang sama, cuma dibalik.",
            "Tidak ada buku metodik yang menulis begitu. Tetapi sejak sore itu ia tidak pernah keliru membedakan keduanya, dan saya tidak pernah lagi bisa melihat alfabet tanpa melihat jahitan.",
            "Surat pertamanya terdiri dari sebelas kata. Tiga di antaranya salah. Cucunya membalas dengan dua halaman, dan Bu Tumirah, yang belum pernah terlambat menyerahkan jahitan, untuk pertama kalinya meminta waktu seminggu.",
          ],
        },
        more: {
          label: "Minta bab ini lewat surel",
          href: "mailto:buku@metamorfosa.example?subject=Bab%20Tukang%20jahit",
        },
      },
    },
    {
      slot: "sites.contents.v1",
      props: {
        anchor: "bab",
        title: "Isi buku",
        parts: [
          {
            title: "Telur",
            chapters: [
              { title: "Yang belum tahu bahwa belum tahu", page: 3 },
              { title: "Tukang jahit yang belajar membaca", page: 14 },
              { title: "Sekolah di bawah jembatan", page: 31 },
            ],
          },
          {
            title: "Ulat",
            chapters: [
              { title: "Lapar", page: 52 },
              { title: "Seorang dokter membuka kelas satu", page: 67 },
              { title: "Mengulang, mengulang", page: 85 },
            ],
          },
          {
            title: "Kepompong",
            chapters: [
              { title: "Setahun tanpa menjawab", page: 110 },
              { title: "Yang larut sebelum berbentuk", page: 129 },
              { title: "Guru yang diam", page: 151 },
            ],
          },
          {
            title: "Sayap",
            chapters: [
              { title: "Basah dan berat", page: 176 },
              { title: "Terbang yang pertama selalu jatuh", page: 198 },
              { title: "Telur, sekali lagi", page: 221 },
            ],
          },
        ],
      },
    },
    {
      slot: "sites.voices.v1",
      props: {
        anchor: "ulasan",
        title: "Ulasan pembaca",
        voices: [
          { text: "Saya membacanya di ruang tunggu rumah sakit, dan lupa dipanggil.", by: "Endah Pratiwi, Malang" },
          {
            text: "Bab “Guru yang diam” saya bacakan di rapat dewan guru. Tidak ada yang berbicara setelahnya; rapat terbaik kami tahun ini.",
            by: "Yosef Mite, kepala sekolah di Ende",
          },
          {
            text: "Bahasanya sederhana seperti air putih. Baru terasa segarnya kalau sedang haus.",
            by: "Rahmi Nasution, Padangsidimpuan",
          },
          { text: "Terlalu pendek. Itu satu-\u2060satunya keluhan saya.", by: "I Wayan Darma, Gianyar" },
        ],
        action: { label: "Tulis ulasan Anda", href: "mailto:buku@metamorfosa.example?subject=Ulasan%20pembaca" },
        note: "Semua ulasan kami muat, juga yang tidak suka.",
      },
    },
  ],
};
