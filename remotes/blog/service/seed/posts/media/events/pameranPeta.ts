import { event } from "../../postParts";

export const pameranPeta = event({
  type: "exhibition",
  title: "Pameran: seratus dua belas peta",
  slug: "pameran-seratus-dua-belas-peta",
  category: "acara",
  summary:
    "Semua gambar dari Kei Besar dipajang di Tual selama lima hari, setinggi mata anak, sebelum kembali kepada pembuatnya.",
  author: { name: "Maria Lefaan", role: "Wartawan" },
  publishedAt: "2026-08-15",
  tags: ["peta", "pameran", "Maluku"],
  cover: { motif: "sekar jagad", seed: "pameran-peta" },
  timeZone: "WIT",
  startsAt: "2026-09-07 09:00",
  endsAt: "2026-09-11 17:00",
  place: { name: "Gedung Serbaguna Pelabuhan", address: "Jalan Pelabuhan 1", city: "Tual" },
  isOnline: false,
  description: `
    <p>Seratus dua belas kertas digantung pada tali jemuran, setinggi mata anak berumur sembilan tahun. Orang dewasa diminta berjongkok, atau duduk di bangku kecil yang disediakan.</p>
    <p>Setiap pagi tiga pembuatnya menjadi pemandu. Mereka naik kapal dari Kei Besar, menginap semalam, dan dibayar seperti pemandu. Pertanyaan “mengapa bukan begini?” dilarang; pertanyaan “ini apa?” dianjurkan.</p>
    <p>Pameran sudah selesai. Semua gambar telah kembali kepada pemiliknya, kecuali satu yang seluruhnya biru.</p>
  `,
  programme: [
    ["2026-09-07 09:00", "Pembukaan oleh para pembuat peta"],
    ["2026-09-09 15:00", "Percakapan dengan nelayan tentang nama-nama karang"],
    ["2026-09-11 16:00", "Gambar diturunkan bersama-sama"],
  ],
});
