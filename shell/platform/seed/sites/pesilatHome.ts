import type { SeedSite } from "../types";

const JOIN = "mailto:pesilat@serambi.example?subject=";

/** Footwork, five belts, one day, open classes, and who teaches. */
export const pesilatHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-footwork.v1",
      props: {
        anchor: "langkah",
        title: "Kuda-kuda\ndulu,\nbaru jurus.",
        lede: "Program vokasi dua belas bulan untuk usia 16 sampai 24. Pagi di bengkel, sore di gelanggang. Satu disiplin untuk tangan dan kepala.",
        actions: [
          { label: "Daftar angkatan 9", href: `${JOIN}Daftar%20angkatan%209` },
          { label: "Lihat lima sabuk", href: "#sabuk" },
        ],
        caption:
          "Dua belas bulan sebagai pola langkah. Mundur pun bagian dari jurus: bulan ke-3, 6, dan 10 dipakai untuk mengulang.",
      },
    },
    {
      slot: "sites.ranks.v1",
      props: {
        anchor: "sabuk",
        title: "Lima sabuk. Tidak bisa dibeli, tidak bisa dilewati.",
        ranks: [
          {
            name: "Putih",
            when: "Bulan 1–2",
            dyeName: "celup mori",
            dye: "cotton",
            text: "Keselamatan, alat ukur, napas. Belum ada yang dipukul.",
            proof: { label: "Bukti.", text: "Membongkar dan merakit satu motor tanpa sisa baut." },
          },
          {
            name: "Kuning",
            when: "Bulan 3–5",
            dyeName: "celup kunyit",
            dye: "turmeric",
            text: "Las, listrik, lima jurus dasar. Mengulang sampai bosan, lalu mengulang lagi.",
            proof: { label: "Bukti.", text: "Pagar sekolah sepanjang dua belas meter." },
          },
          {
            name: "Hijau",
            when: "Bulan 6–8",
            dyeName: "celup tarum",
            dye: "leaf",
            text: "Membaca gambar kerja. Tanding ringan dengan pelindung.",
            proof: { label: "Bukti.", text: "Instalasi listrik satu rumah, lolos uji." },
          },
          {
            name: "Merah",
            when: "Bulan 9–11",
            dyeName: "celup mengkudu",
            dye: "root",
            text: "Magang di bengkel mitra. Melatih adik tingkat tiap Kamis.",
            proof: { label: "Bukti.", text: "Seratus jam kerja dengan catatan harian." },
          },
          {
            name: "Hitam",
            when: "Bulan 12",
            dyeName: "celup jelaga",
            dye: "soot",
            text: "Ujian kompetensi negara, lalu tiga menit tanding penuh.",
            proof: { label: "Bukti.", text: "Tidak ada yang perlu dibuktikan lagi. Mulai mengajar." },
          },
        ],
      },
    },
    {
      slot: "sites.day-halves.v1",
      props: {
        anchor: "hari",
        title: "Satu hari",
        caption: "Jadwal satu hari latihan",
        columns: { time: "Pukul", first: "Tangan", second: "Badan" },
        hours: [
          { time: "05.30", half: "second", text: "Lari tiga putaran, napas, diam" },
          { time: "07.30", half: "first", text: "Bengkel: satu pekerjaan, satu gambar kerja" },
          {
            time: "12.00",
            half: "both",
            text: "Makan bersama. Yang paling baru mencuci piring, pelatih mengeringkan.",
          },
          { time: "13.00", half: "first", text: "Matematika terapan dan bahasa teknik" },
          { time: "16.00", half: "second", text: "Gelanggang: jurus, pasangan, jatuhan" },
          { time: "18.30", half: "first", text: "Catatan harian, sepuluh kalimat" },
        ],
      },
    },
    {
      slot: "sites.open-classes.v1",
      props: {
        anchor: "kelas",
        title: "Kelas silat terbuka untuk siapa saja",
        text: "Tanpa program vokasi, tanpa syarat umur di atas sepuluh tahun. Datang, pinjam seragam, ikut satu jam pertama.",
        picture: { seed: "kelas-terbuka", motif: "lereng", ground: "primary" },
        classes: [
          { code: "PS-07", name: "Dasar, Selasa 19.00", note: "8 tempat", href: "/Pesilat/Class/PS-07" },
          { code: "PS-11", name: "Perempuan, Sabtu 07.00", note: "3 tempat", href: "/Pesilat/Class/PS-11" },
          { code: "PS-12", name: "Tanding, Sabtu 09.00", note: "penuh", href: "/Pesilat/Class/PS-12" },
        ],
      },
    },
    {
      slot: "sites.roster.v1",
      props: {
        anchor: "pelatih",
        title: "Yang melatih juga yang pernah jatuh",
        people: [
          {
            name: "Sari Ratnaningtyas",
            role: "Kepala gelanggang",
            note: "31 tahun di silat, 4 kali patah tulang",
            picture: { seed: "pelatih-sari", motif: "lereng", ground: "primary" },
          },
          {
            name: "Bima Prasojo",
            role: "Las dan fabrikasi",
            note: "Lulusan angkatan 1",
            picture: { seed: "pelatih-bima", motif: "lereng", ground: "dark" },
          },
          {
            name: "Wayan Sudarma",
            role: "Listrik",
            note: "Dulu teknisi kapal",
            picture: { seed: "pelatih-wayan", motif: "lereng", ground: "light" },
          },
          {
            name: "Yuni Astuti",
            role: "Matematika terapan",
            note: "Menghitung sambil menendang",
            picture: { seed: "pelatih-yuni", motif: "lereng", ground: "secondary" },
          },
        ],
      },
    },
  ],
};
