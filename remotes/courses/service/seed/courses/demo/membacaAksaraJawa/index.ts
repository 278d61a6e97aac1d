import type { CourseDraft } from "../../assembleCourses";
import { duaPuluhAksara } from "./duaPuluhAksara";
import { limaPakaianVokal } from "./limaPakaianVokal";
import { menutupSukuKata } from "./menutupSukuKata";
import { papanNamaSampaiSurat } from "./papanNamaSampaiSurat";
import { pasangan } from "./pasangan";

export const membacaAksaraJawa: CourseDraft = {
  name: "Membaca Aksara Jawa dari Nol",
  slug: "membaca-aksara-jawa-dari-nol",
  code: "AKS-17",
  description:
    "Dari ha sampai surat pendek: dua puluh aksara, sandhangan, pasangan, dan papan nama di jalan, dibaca suku kata demi suku kata.",
  level: "Dasar",
  programIds: ["demo-aksara"],
  priceIdr: 275_000,
  language: "Bahasa Indonesia",
  audience:
    "Siapa pun yang ingin membaca aksara Jawa, termasuk yang tidak berbahasa Jawa; setiap kata diberi arti. Cukup kertas, pensil, dan perangkat yang dapat menampilkan aksara Jawa.",
  overview: [
    "Setiap pagi murid SMA Karangjati lewat di bawah papan nama beraksara Jawa, dan selama bertahun-tahun hampir tidak ada yang membacanya. Kursus ini lahir dari pertanyaan seorang murid pindahan dari Sorong: “Itu tulisannya apa?” Tiga temannya menjawab berbeda.",
    "Anda membaca kata sungguhan sejak bab pertama, dengan lima huruf saja. Setelah dua puluh aksara dikenal, tanda vokal datang satu per satu, lalu penutup suku kata, lalu pasangan, bagian yang paling sering membuat orang menyerah. Di setiap langkah ada kata untuk dibaca, kesalahan yang lazim, dan cara menemukannya dalam tulisan sendiri.",
    "Kursus ini memakai tata tulis yang umum diajarkan di sekolah, tanpa spasi, dan menunjukkan di mana kebiasaan lain berbeda. Pada akhirnya Anda menempelkan selembar tulisan buatan sendiri di rumah: tanda pintu, label dapur, dan sebuah surat.",
  ],
  outcomes: [
    "Mengenali dua puluh aksara dasar tanpa urutan hanacaraka",
    "Membaca dan menulis vokal, penutup, dan sisipan dengan sandhangan",
    "Menguraikan pasangan dan kalimat yang ditulis tanpa spasi",
    "Membaca nama hari, angka, serta papan nama jalan dan kantor",
    "Mengetik aksara Jawa dengan urutan Unicode yang benar",
    "Menyusun surat pendek dan memeriksanya huruf demi huruf",
  ],
  mentors: [
    {
      name: "Endah Kusumaningtyas",
      role: "Guru bahasa Jawa, SMA Karangjati",
      bio: "Mengajar aksara Jawa sejak 2008. Menyimpan sekotak foto papan nama yang salah tulis, semuanya pernah ia laporkan dengan sopan.",
    },
    {
      name: "Bagas Wiratmaja",
      role: "Perancang huruf, Karangjati",
      bio: "Menggambar huruf untuk papan nama kampung. Memeriksa setiap contoh dalam kursus ini menurut urutan Unicode.",
    },
  ],
  modules: [duaPuluhAksara, limaPakaianVokal, menutupSukuKata, pasangan, papanNamaSampaiSurat],
};
