import type { SeedSite } from "../types";

/** Cloths of the portraits' clothes: what each of them always wears. */
const wears = (seed: string, motif: string, ground: string) => ({ seed: `alumni-${seed}`, motif, ground });

const COUNTS = [84, 91, 112, 118, 140, 155, 149, 171, 188, 196, 214, 160, 148, 232, 251, 268, 279, 290];

/** A yearbook, its years, a seat that is passed on, who is the most of what, the reunion, and notes in the margin. */
export const alumniHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-yearbook.v1",
      props: {
        anchor: "buku",
        running: "2009–2026",
        title: "Buku tahunan yang tidak pernah ditutup",
        lede: "Delapan belas angkatan, 3.246 orang. Halaman Anda masih yang dulu. Sekarang ada baris kedua di bawahnya, dan Anda sendiri yang menulisnya.",
        action: { label: "Cari angkatan saya", href: "#angkatan" },
        binding: { seed: "jilid", motif: "truntum", ground: "dark", scaleHeight: 220 },
        faces: [
          {
            name: "Ratih Wulandari",
            once: "2014: Paling sering terlambat",
            now: "Mengatur jadwal 41 kereta barang",
            portrait: { hair: "bob", skin: 2, cloth: wears("ratih", "truntum", "dark") },
          },
          {
            name: "Yosef Tanggu",
            once: "2016: Paling berisik",
            now: "Penerjemah bahasa isyarat",
            portrait: { hair: "curly", skin: 4, hasGlasses: true, cloth: wears("yosef", "ceplok", "light") },
          },
          {
            name: "Nur Azizah",
            once: "2012: Takut darah",
            now: "Perawat ruang bedah",
            portrait: { hair: "veil", dye: "primary", skin: 5, cloth: wears("nur", "kawung", "primary") },
          },
          {
            name: "Bagas Prakoso",
            once: "2019: Paling cepat pulang",
            now: "Pulang kampung, membuka bengkel",
            portrait: { hair: "short", skin: 1, cloth: wears("bagas", "mega mendung", "light") },
          },
          {
            name: "Maria Goreti",
            once: "2011: Tidak pernah bertanya",
            now: "Dosen statistika",
            portrait: { hair: "bun", skin: 3, hasGlasses: true, cloth: wears("maria", "lereng", "dark") },
          },
          {
            name: "Hasan Lubis",
            once: "2009: Ketua kelas, terpaksa",
            now: "Kepala desa, dipilih",
            portrait: { hair: "cap", skin: 2, cloth: wears("hasan", "poleng", "primary") },
          },
        ],
        folios: ["18", "19"],
      },
    },
    {
      slot: "sites.year-pins.v1",
      props: {
        anchor: "angkatan",
        title: "Angkatan Anda",
        unit: "orang",
        years: COUNTS.map((count, index) => ({ year: 2009 + index, count })),
        note: "2020 dan 2021 belajar dari rumah dan tidak pernah berfoto bersama. Foto angkatan mereka diambil di reuni Maret ini.",
      },
    },
    {
      slot: "sites.pass-on.v1",
      props: {
        anchor: "adik",
        title: "Satu kursi, diteruskan",
        text: "Truntum adalah kain yang dipakai orang tua di hari pernikahan anaknya: menuntun. Kursi nomor 7 sudah diteruskan empat kali.",
        cloth: { seed: "jilid", motif: "truntum", ground: "dark", scaleHeight: 220 },
        chain: [
          { year: "2012", text: "Nur Azizah dibayari kakak kelas yang tidak pernah ia temui" },
          { year: "2016", text: "Nur membayari Yosef Tanggu" },
          { year: "2020", text: "Yosef membayari Dimas Aryo" },
          { year: "2024", text: "Dimas membayari Intan, yang sekarang kelas dua" },
          { year: "2027", text: "Intan menunggu Anda" },
        ],
        give: {
          title: "Teruskan",
          amounts: [
            { amountIdr: 25_000, text: "makan siang satu adik kelas, satu minggu" },
            { amountIdr: 150_000, text: "ongkos pulang pergi satu bulan" },
            { amountIdr: 600_000, text: "satu kursi, satu bulan penuh" },
            { amountIdr: 7_200_000, text: "satu kursi, satu tahun. Namanya akan Anda kenal" },
          ],
          chosen: 1,
          href: "/Donate",
          other: "Jumlah lain",
          anonymous: "Jangan tulis nama saya",
          button: "Lanjut ke pembayaran",
          note: "Terkumpul tahun ini Rp\u00a0214.650.000 dari 1.108 orang. 31 dari 40 kursi terisi. Laporan terbuka tiap triwulan.",
        },
      },
    },
    {
      slot: "sites.superlatives.v1",
      props: {
        anchor: "paling",
        title: "Paling\u00a0…",
        intro: "Dipilih alumni, setiap Desember.",
        people: [
          {
            most: "Paling tidak disangka",
            name: "Siti Rahmah",
            year: "2018",
            work: "Pandai besi",
            portrait: { hair: "veil", dye: "gold", skin: 4, cloth: wears("siti", "truntum", "light") },
          },
          {
            most: "Paling keras kepala",
            name: "Gede Suarjana",
            year: "2015",
            work: "Merakit turbin air",
            portrait: { hair: "swept", skin: 5, hasGlasses: true, cloth: wears("gede", "banji", "dark") },
          },
          {
            most: "Paling sering dikutip",
            name: "Tiur Simanjuntak",
            year: "2013",
            work: "Penulis pidato wali kota",
            portrait: { hair: "bob", dye: "brown", skin: 1, cloth: wears("tiur", "truntum", "secondary") },
          },
          {
            most: "Paling sulit ditelepon",
            name: "Dimas Aryo",
            year: "2020",
            work: "Dokter jaga malam",
            portrait: { hair: "swept", skin: 3, cloth: wears("dimas", "kawung", "light") },
          },
          {
            most: "Paling konsisten",
            name: "Lina Kartika",
            year: "2010",
            work: "Auditor, masih galak",
            portrait: { hair: "bun", skin: 2, hasGlasses: true, cloth: wears("lina", "kawung", "primary") },
          },
          {
            most: "Paling banyak dipeluk muridnya",
            name: "Rahmat Basuki",
            year: "2009",
            work: "Guru teater",
            portrait: { hair: "short", dye: "grey", skin: 4, cloth: wears("rahmat", "mega mendung", "dark") },
          },
        ],
      },
    },
    {
      slot: "careers.open.v1",
      props: {
        anchor: "lowongan",
        title: "Kakak kelas mencari teman kerja",
        intro:
          "Lima tempat yang dipimpin atau dikenal baik oleh alumni. Sebut angkatan Anda bila mau; yang dibaca tetap kerjanya.",
        limit: 5,
      },
    },
    {
      slot: "sites.reunion.v1",
      props: {
        anchor: "reuni",
        when: "Sabtu, 27 Maret 2027",
        title: "Pulang dulu",
        text: "Di halaman sekolah lama, pukul sepuluh sampai kantinnya habis. Bu Yem berjualan lagi, harga 2009.",
        caption: "Yang sudah bilang datang",
        columns: { group: "Tikar", host: "Tuan rumah", coming: "Datang" },
        groups: [
          { group: "2009–2012", host: "Hasan, membawa terpal", coming: 61 },
          { group: "2013–2016", host: "Ratih, membawa jadwal", coming: 118 },
          { group: "2017–2019", host: "Bagas, membawa gitar", coming: 97 },
          { group: "2020–2021", host: "Dimas, kalau tidak jaga", coming: 143 },
          { group: "2022–2026", host: "belum ada, Anda?", coming: 76 },
        ],
        actions: [
          { label: "Saya datang", href: "/Message/reuni" },
          { label: "Titip salam saja", href: "/Message/titip-salam" },
        ],
      },
    },
    {
      slot: "sites.margin-notes.v1",
      props: {
        anchor: "catatan",
        title: "Catatan tepi",
        notes: [
          {
            text: "Untuk yang duduk di kursiku sekarang: lacinya macet, angkat sedikit lalu tarik.",
            by: "Maria, 2011",
          },
          { text: "Maaf penghapusnya belum kukembalikan.", by: "Gede, 2015" },
          {
            text: "Pak Darmo, saya akhirnya mengerti integral. Dua belas tahun kemudian, di atas turbin.",
            by: "Gede lagi",
          },
          { text: "Jangan berubah. Eh, berubahlah.", by: "Tiur, 2013" },
        ],
        action: { label: "Tulis di tepi halaman", href: "/Message/catatan-tepi" },
      },
    },
  ],
};
