import { event } from "../../postParts";

export const rapatOrangTua = event({
  type: "meetup",
  title: "Rapat orang tua kelas XII",
  slug: "rapat-orang-tua-kelas-xii",
  category: "acara",
  summary:
    "Jalur sesudah lulus, jadwal ujian, dan setengah jam untuk pertanyaan yang biasanya baru muncul di tempat parkir.",
  author: { name: "Marlina Hutabarat", role: "Wakil kepala kurikulum, SMA Karangjati" },
  publishedAt: "2026-11-19",
  tags: ["orang tua", "kelas XII", "rapat"],
  cover: { motif: "ceplok", seed: "rapat-orang-tua" },
  timeZone: "WIB",
  startsAt: "2027-02-06 08:30",
  endsAt: "2027-02-06 11:00",
  place: { name: "Aula SMA Karangjati", address: "Jalan Raya Karangjati 27", city: "Karangjati" },
  isOnline: true,
  description: `
    <p>Rapat dapat diikuti di aula atau daring. Yang disampaikan di aula disampaikan juga di layar, dan pertanyaan dari layar dibacakan lebih dahulu, karena mereka tidak dapat mengangkat tangan di depan pintu.</p>
    <ul>
    <li>Kuliah, bekerja, atau keduanya: tiga alumni bercerita, masing-masing sepuluh menit.</li>
    <li>Jadwal ujian akhir dan pekan persiapannya.</li>
    <li>Biaya, beasiswa, dan batas waktunya. Lembarannya dibagikan.</li>
    </ul>
    <p>Murid dipersilakan ikut duduk di samping orang tuanya. Titipan adik kecil diterima di perpustakaan.</p>
  `,
  programme: [
    ["2027-02-06 08:30", "Tiga alumni"],
    ["2027-02-06 09:30", "Jadwal dan biaya"],
    ["2027-02-06 10:20", "Pertanyaan tempat parkir"],
  ],
});
