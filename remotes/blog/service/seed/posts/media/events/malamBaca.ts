import { event } from "../../postParts";

export const malamBaca = event({
  type: "talk",
  title: "Malam baca: halaman yang dibuang",
  slug: "malam-baca-halaman-yang-dibuang",
  category: "acara",
  summary:
    "Enam penulis membacakan bagian terbaik yang tidak jadi terbit, lalu menjelaskan mengapa bagian itu harus pergi.",
  author: { name: "Tisna Amalia", role: "Redaktur, rubrik Karier" },
  publishedAt: "2026-11-02",
  tags: ["membaca", "menulis", "redaksi"],
  cover: { motif: "mega mendung", seed: "malam-baca" },
  timeZone: "WIB",
  startsAt: "2026-12-05 19:00",
  endsAt: "2026-12-05 21:30",
  place: { name: "Rumah Baca Teras", address: "Jalan Mawar Dalam 14", city: "Surakarta" },
  isOnline: true,
  description: `
    <p>Setiap tulisan yang terbit di Lembar meninggalkan tumpukan: paragraf yang bagus tetapi menyimpang, tokoh yang minta tidak disebut, kalimat pertama yang dipakai tiga hari lalu dibuang. Malam ini tumpukan itu dibacakan.</p>
    <p>Enam penulis masing-masing mendapat sepuluh menit. Sesudahnya redaktur yang membuangnya duduk di kursi sebelah dan menjawab. Pengunjung boleh memilih satu halaman untuk dikembalikan; halaman itu terbit pada edisi akhir tahun.</p>
    <ul>
    <li>Masuk gratis, enam puluh kursi, datang lebih awal.</li>
    <li>Siaran langsung dengan takarir; tautannya dikirim pada sore hari.</li>
    <li>Bawa satu halaman Anda sendiri yang pernah dibuang. Ada kotaknya.</li>
    </ul>
  `,
  programme: [
    ["2026-12-05 19:00", "Pintu dibuka, teh"],
    ["2026-12-05 19:30", "Tiga pembacaan pertama"],
    ["2026-12-05 20:20", "Jeda, kotak halaman dibuka"],
    ["2026-12-05 20:40", "Tiga pembacaan terakhir dan pemungutan suara"],
  ],
});
