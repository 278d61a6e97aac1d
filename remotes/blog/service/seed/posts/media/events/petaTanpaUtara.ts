import { event } from "../../postParts";

export const petaTanpaUtara = event({
  type: "workshop",
  title: "Menggambar peta tanpa utara",
  slug: "menggambar-peta-tanpa-utara",
  category: "acara",
  summary:
    "Bersama penulis “Peta yang digambar anak-anak pulau”: satu pagi menggambar kampung dari ingatan, untuk keluarga dan guru.",
  author: { name: "Maria Lefaan", role: "Wartawan" },
  publishedAt: "2026-11-12",
  tags: ["peta", "keluarga", "Ambon"],
  cover: { motif: "sekar jagad", seed: "peta-tanpa-utara" },
  timeZone: "WIT",
  startsAt: "2027-01-16 09:00",
  endsAt: "2027-01-16 12:00",
  place: { name: "Balai Rakyat Tanjung", address: "Jalan Pantai 3", city: "Ambon" },
  isOnline: false,
  description: `
    <p>Kertasnya putih dan lebar, tidak ada penghapus, dan tugasnya sama seperti yang diberikan kepada seratus dua belas anak di Kei Besar: gambarlah tempatmu untuk orang yang belum pernah ke sana.</p>
    <p>Anak dan orang tua menggambar di meja yang berbeda dan baru saling melihat sesudah selesai. Biasanya di situlah pagi itu benar-benar dimulai. Untuk guru ada setengah jam tambahan tentang cara membawa kegiatan ini ke kelas tanpa mengubahnya menjadi ulangan.</p>
    <p>Empat puluh tempat, anak mulai umur tujuh tahun. Kertas dan pensil disediakan. Gambar boleh dibawa pulang, dan tidak difoto tanpa izin pembuatnya.</p>
  `,
  programme: [
    ["2027-01-16 09:00", "Menggambar"],
    ["2027-01-16 10:15", "Bercerita sambil menunjuk"],
    ["2027-01-16 11:30", "Untuk guru: dari meja ke kelas"],
  ],
});
