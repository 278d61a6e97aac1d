import { event } from "../../postParts";

export const balasPantun = event({
  type: "meetup",
  title: "Balas pantun di Penyengat",
  slug: "balas-pantun-di-penyengat",
  category: "acara",
  summary:
    "Murid fisika melawan para tetua, di serambi rumah panggung: setiap pantun tentang alam harus dibalas sebelum kopi dingin.",
  author: { name: "Zuriati Hamid", role: "Kontributor, Tanjungpinang" },
  publishedAt: "2026-07-20",
  tags: ["pantun", "fisika", "Kepulauan Riau"],
  cover: { motif: "kawung", seed: "balas-pantun" },
  timeZone: "WIB",
  startsAt: "2026-07-25 16:00",
  endsAt: "2026-07-25 18:00",
  place: { name: "Serambi Rumah Panggung", address: "Pulau Penyengat", city: "Tanjungpinang" },
  isOnline: false,
  description: `
    <p>Sesudah tulisan tentang pantun di kelas fisika terbit, tujuh tetua dari Pulau Penyengat menyatakan keberatan: sampirannya kurang rapat. Para murid menjawab bahwa fisikanya benar. Maka diadakanlah pertemuan ini.</p>
    <p>Aturannya lama. Pantun dijual, pantun dibeli. Yang tidak dapat membalas sebelum kopinya dingin harus menyeduh yang baru. Encik Raja Marhamah menjadi juru timbang untuk isi, dan seorang tetua untuk bunyi.</p>
    <p>Para tetua menang untuk sampiran. Murid menang untuk isi. Tidak ada yang bersedia menghitung kopi.</p>
  `,
  programme: [
    ["2026-07-25 16:00", "Menyeberang dengan pompong"],
    ["2026-07-25 16:30", "Jual beli pantun"],
    ["2026-07-25 17:40", "Putusan juru timbang"],
  ],
});
