import type { ReviewsBySlug } from "./withReviews";

export const womenInTechReviews: ReviewsBySlug = {
  "membangun-api-dengan-typescript": [
    {
      author: "Maria Yasinta Bere",
      role: "Pengembang, kembali bekerja sesudah empat tahun",
      rating: 5,
      text: "Aku kembali dengan takut semuanya sudah berubah. Ternyata cara memeriksa kiriman di bab tiga langsung terpakai pada minggu pertamaku di kantor baru.",
      date: "2026-11-09",
    },
    {
      author: "Hesti Rahmadani",
      role: "Admin toko daring, Padang",
      rating: 4,
      text: "Contoh koperasi tenun membuat kode status mudah diingat: 409 itu selendang yang telanjur ditenun dua kali. Bab servernya ingin kubaca lebih panjang.",
      date: "2026-09-23",
    },
    {
      author: "Novita Pangaribuan",
      role: "Penguji perangkat lunak",
      rating: 5,
      text: "Uji ditulis di perbatasan, bukan di setiap sudut, dan alasannya diterangkan. Di timku kebiasaan itu sudah menular ke dua orang.",
      date: "2026-08-02",
    },
  ],
};
