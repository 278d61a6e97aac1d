import type { PageSetting } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

import { bookPicture } from "./bookPicture";

/** The book's own page on its author's site: the jacket, the twelve people, how it was made, and how to get it. */
export const metamorfosaBook: z.input<typeof PageSetting> = {
  title: "Tentang bukunya",
  description:
    "Jaket, dua belas tokoh, riwayat penulisan, dan empat edisi Metamorfosa, esai Ratri Kusumaningtyas tentang belajar lagi.",
  ...bookPicture,
  sections: [
    {
      slot: "sites.hero-jacket.v1",
      props: {
        title: "Metamorfosa",
        author: "Ratri Kusumaningtyas",
        authorOnSpine: "R. Kusumaningtyas",
        back: [
          "Pada suatu sore, setelah dua puluh tahun mengajar orang dewasa, Ratri Kusumaningtyas menyadari bahwa ia tidak pernah bertanya kepada murid-muridnya apa yang mereka lepaskan supaya bisa belajar.",
          "Ia menempuh tiga tahun dan sebelas kota untuk menanyakannya. Dua belas jawaban ada di dalam buku ini; yang ketiga belas sengaja dikosongkan.",
        ],
        imprint: "ISBN 978-623-00-2701-4 · Kumpulan esai · Dicetak di Yogyakarta",
        cover: { seed: "buku-9", motif: "sekar jagad" },
        subtitle: "Jaketnya bisa dilepas. Sebelah dalamnya polos, untuk catatan Anda.",
        facts: [
          { name: "Tebal", text: "248 halaman, dijilid benang" },
          { name: "Ukuran", text: "13 × 19 cm, 310 gram" },
          { name: "Kertas", text: "Bookpaper 100 gram" },
          { name: "Terbit", text: "21 Januari 2027" },
        ],
        actions: [
          { label: "Pesan bukunya", href: "#edisi" },
          { label: "Baca petikannya", href: "/#petikan" },
        ],
      },
    },
    {
      slot: "sites.people-table.v1",
      props: {
        anchor: "tokoh",
        title: "Dua belas orang",
        intro:
          "Nama mereka asli, kecuali dua orang yang meminta lain. Semuanya sudah membaca bagian masing-masing sebelum dicetak; tiga orang meminta kalimatnya diperbaiki, dan memang jadi lebih baik.",
        caption: "Dua belas tokoh buku, pekerjaannya, yang dipelajarinya lagi, dan halamannya",
        columns: { name: "Nama", trade: "Pekerjaan", work: "Yang dipelajari lagi", free: "Halaman" },
        people: [
          {
            name: "Arsenius Lado",
            place: "Maumere",
            picture: { seed: "tokoh-arsenius", motif: "sekar jagad", ground: "primary" },
            trade: "Juru parkir",
            work: "Mengakui bahwa ia belum tahu, di depan anaknya",
            free: "3",
          },
          {
            name: "Tumirah",
            place: "Imogiri",
            picture: { seed: "tokoh-tumirah", motif: "truntum", ground: "dark" },
            trade: "Tukang jahit",
            work: "Membaca, pada umur enam puluh satu",
            free: "14",
          },
          {
            name: "Fajar Sidik",
            place: "Jakarta",
            picture: { seed: "tokoh-fajar", motif: "lereng", ground: "light" },
            trade: "Sopir bajaj",
            work: "Berhitung dengan pecahan, di kolong jembatan",
            free: "31",
          },
          {
            name: "Ni Luh Sariani",
            place: "Bangli",
            picture: { seed: "tokoh-sariani", motif: "ceplok", ground: "secondary" },
            trade: "Juru masak upacara",
            work: "Memasak untuk dua orang saja",
            free: "52",
          },
          {
            name: "dr. Harun Al Rasyid",
            place: "Padang",
            picture: { seed: "tokoh-harun", motif: "kawung", ground: "light" },
            trade: "Dokter bedah",
            work: "Mengajar kelas satu sekolah dasar",
            free: "67",
          },
          {
            name: "Elisabet Wanimbo",
            place: "Wamena",
            picture: { seed: "tokoh-elisabet", motif: "tumpal", ground: "primary" },
            trade: "Pemain gitar",
            work: "Memetik dengan tangan kiri setelah patah tulang",
            free: "85",
          },
          {
            name: "Pak S.",
            place: "sebuah kota di Jawa",
            picture: { seed: "tokoh-s", motif: "poleng", ground: "dark" },
            trade: "Bekas jaksa",
            work: "Bertanya tanpa menuduh",
            free: "110",
          },
          {
            name: "Hasanuddin Tappa",
            place: "Bulukumba",
            picture: { seed: "tokoh-hasanuddin", motif: "mega mendung", ground: "secondary" },
            trade: "Pembuat perahu",
            work: "Menggambar sebelum menebang",
            free: "129",
          },
          {
            name: "Sister Agnes",
            place: "Ende",
            picture: { seed: "tokoh-agnes", motif: "banji", ground: "light" },
            trade: "Guru",
            work: "Diam selama satu semester",
            free: "151",
          },
          {
            name: "Rangga Prabowo",
            place: "Malang",
            picture: { seed: "tokoh-rangga", motif: "parang", ground: "dark" },
            trade: "Narapidana",
            work: "Menerima surat",
            free: "176",
          },
          {
            name: "Kartini Simbolon",
            place: "Samosir",
            picture: { seed: "tokoh-kartini", motif: "sekar jagad", ground: "light" },
            trade: "Penerjun payung",
            work: "Jatuh dari tempat yang rendah",
            free: "198",
          },
          {
            name: "Ibu pengarang",
            place: "Salatiga",
            picture: { seed: "tokoh-ibu", motif: "truntum", ground: "primary" },
            trade: "Ibu rumah tangga",
            work: "Nama-nama anaknya, dari awal",
            free: "221",
          },
        ],
      },
    },
    {
      slot: "sites.timeline.v1",
      props: {
        anchor: "riwayat",
        title: "Tujuh tahun sampai jadi buku",
        picture: { seed: "riwayat-buku", motif: "sekar jagad", ground: "light" },
        entries: [
          {
            when: "2020",
            title: "Sebuah daftar di balik kuitansi",
            text: "Nama dua puluh tujuh murid dewasa yang berhenti di tengah jalan. Pertanyaannya: mengapa sembilan di antaranya kembali?",
          },
          {
            when: "2021 sampai 2023",
            title: "Sebelas kota, empat buku catatan",
            text: "Wawancara selalu di dapur, tidak pernah di ruang tamu. Perekamnya mati di Wamena; sejak itu semua ditulis tangan.",
          },
          {
            when: "2024",
            title: "Empat ratus halaman yang dibuang",
            text: "Draf pertama menjelaskan terlalu banyak. Yang disisakan adalah kalimat-kalimat orang lain.",
          },
          {
            when: "2026",
            title: "Dibacakan kembali",
            text: "Setiap tokoh mendengar bagiannya dibacakan di dapur yang sama. Dua orang menangis, seorang tertidur, satu bab diganti judulnya.",
          },
        ],
      },
    },
    {
      slot: "sites.letter.v1",
      props: {
        anchor: "surat",
        title: "Surat untuk yang menimbang-nimbang",
        paragraphs: [
          "Saya tidak bisa menjanjikan bahwa buku ini berguna. Ia tidak punya latihan di akhir bab dan tidak merangkum apa pun. Kalau Anda mencari cara, penjual bukunya akan menunjukkan rak yang benar; rak itu dekat kasir.",
          "Yang bisa saya janjikan, dua belas orang di dalamnya tidak sedang mengajari Anda. Mereka sedang repot belajar. Duduklah dekat-dekat, jangan berisik, dan pulanglah sebelum mereka merasa ditonton.",
        ],
        by: {
          name: "Ratri Kusumaningtyas",
          role: "Salatiga, Oktober 2026",
          picture: { seed: "ratri", motif: "sekar jagad", ground: "primary" },
        },
      },
    },
    {
      slot: "sites.fees.v1",
      props: {
        anchor: "edisi",
        title: "Empat edisi",
        intro: "Isinya sama sampai titik komanya. Harga sudah termasuk pajak; ongkos kirim menurut kantor pos.",
        columns: { name: "Edisi", whom: "Untuk siapa", length: "Wujud", fee: "Harga" },
        fees: [
          {
            name: "Sampul keras",
            whom: "Yang suka menghadiahkan",
            length: "Kain linen, pita pembatas",
            fee: "Rp\u00a0148.000",
            href: "mailto:buku@metamorfosa.example?subject=Pesan%20sampul%20keras",
          },
          {
            name: "Sampul lunak",
            whom: "Yang membaca di angkutan",
            length: "Muat di saku jaket",
            fee: "Rp\u00a098.000",
            href: "mailto:buku@metamorfosa.example?subject=Pesan%20sampul%20lunak",
          },
          {
            name: "Buku elektronik",
            whom: "Yang jauh dari kantor pos",
            length: "EPUB, tanpa kunci",
            fee: "Rp\u00a064.000",
            href: "mailto:buku@metamorfosa.example?subject=Pesan%20buku%20elektronik",
          },
          {
            name: "Dibacakan",
            whom: "Yang tidak bisa atau tidak sempat membaca",
            length: "7 jam 40 menit, suara pengarang",
            fee: "Rp\u00a072.000",
            href: "mailto:buku@metamorfosa.example?subject=Pesan%20versi%20dibacakan",
          },
        ],
      },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "tanya-buku",
        title: "Ditanyakan di meja penandatanganan",
        text: "Jawabannya sama saja dengan yang diucapkan di sana, hanya lebih rapi.",
        questions: [
          {
            question: "Bagian ketiga belas memang kosong?",
            strong: "Ya, delapan halaman.",
            answer: " Percetakan menelepon dua kali untuk memastikan. Kertasnya lebih tebal supaya pena tidak tembus.",
          },
          {
            question: "Boleh difotokopi untuk kelompok baca?",
            answer:
              "Satu bab boleh, asal nama tokohnya ikut. Kalau kelompoknya lebih dari sepuluh orang, tulislah kepada penerbit; sampul lunak dijual setengah harga.",
          },
          {
            question: "Apakah pengarang bisa diundang?",
            answer:
              "Bisa, ke kota mana pun yang ada relnya. Honornya sebuah tempat duduk di dapur dan satu orang yang bersedia ditanyai.",
          },
        ],
      },
    },
  ],
};
