import { event } from "../../postParts";

export const pelatihanBukuNilai = event({
  type: "workshop",
  title: "Pelatihan daring: buku nilai yang boleh dicoret",
  slug: "pelatihan-buku-nilai",
  category: "acara",
  summary:
    "Sembilan puluh menit bersama guru dari sekolah-sekolah di Papua dan Maluku: mengisi, mencoret, menjelaskan.",
  author: { name: "Ratna Djuwita Sarumaha", role: "Perancang produk" },
  publishedAt: "2026-08-12",
  tags: ["guru", "buku nilai", "daring"],
  cover: { motif: "banji", seed: "pelatihan-buku-nilai" },
  timeZone: "WIT",
  startsAt: "2026-08-22 10:00",
  endsAt: "2026-08-22 11:30",
  isOnline: true,
  description: `
    <p>Pelatihan ini diadakan pada waktu Indonesia Timur, pagi hari, karena pelatihan sebelumnya jatuh pada pukul sembilan malam di Jayapura dan yang hadir hanya dua orang.</p>
    <p>Tiga puluh satu guru mengikuti. Mereka mengisi nilai satu kelas contoh, salah ketik dengan sengaja, membetulkannya dalam masa pensil, lalu mencoret dengan tinta dan menulis alasannya. Alasan terbaik dipilih peserta: <em>saya terlalu cepat.</em></p>
    <p>Bahannya dapat diminta dari menu Kabar.</p>
  `,
  programme: [
    ["2026-08-22 10:00", "Mengisi dan mencoret"],
    ["2026-08-22 10:50", "Menjelaskan kepada orang tua, bermain peran"],
  ],
});
