import type { CourseDraft } from "../../assembleCourses";
import { belajarDariBatik } from "./belajarDariBatik";
import { empatSusunan } from "./empatSusunan";
import { satuUbin } from "./satuUbin";
import { simetriSecukupnya } from "./simetriSecukupnya";
import { warnaBerkasCetak } from "./warnaBerkasCetak";

export const dariMotifKePolaUlang: CourseDraft = {
  name: "Dari Motif ke Pola Ulang",
  slug: "dari-motif-ke-pola-ulang",
  code: "MPU-17",
  description:
    "Menggambar satu ubin yang sambung di keempat tepinya, menyusunnya menjadi permukaan, dan menyiapkannya sampai siap dicetak.",
  level: "Pemula",
  programIds: ["creative-pola"],
  priceIdr: 385_000,
  language: "Bahasa Indonesia",
  audience:
    "Ilustrator, pembuat sablon, penjahit, dan siapa saja yang sudah berani menggambar tetapi gambarnya selalu berhenti di tepi kertas. Cukup kertas, gunting, jangka, dan mesin fotokopi; program gambar baru diperlukan di modul terakhir.",
  overview: [
    "Di Laweyan, setiap jemuran adalah perpustakaan. Kain bergerak ditiup angin, dan orang yang sabar dapat menemukan di mana gambarnya mulai lagi dari awal. Kursus ini dimulai dengan kesabaran itu: mengukur ubin pada seprai, sarung, dan kertas kado di rumah Anda sendiri.",
    "Sesudah itu Anda membuat ubin dengan gunting dan selotip, menyusunnya dengan empat cara, dan meminjam sedikit matematika untuk menghemat kerja. Lalu kita duduk di depan empat guru: kawung, parang, mega mendung, dan truntum. Masing-masing mengajarkan satu keahlian menyusun, dan masing-masing meminta satu sopan santun.",
    "Modul terakhir membawa ubin ke meja cetak: warna dipisahkan, tepi diberi temu, berkas diberi nama yang benar. Pada akhirnya tergantung dua meter kain atau kertas di dinding, dan Anda diam saja di sebelahnya.",
  ],
  outcomes: [
    "Membuat ubin yang sambung di keempat tepi, dengan gunting maupun di layar",
    "Menyusun ubin secara blok, bata, setengah turun, dan cermin, lalu menuliskannya sebagai blok",
    "Mengenali simetri sebuah pola dan memakainya untuk menghemat gambar",
    "Menjelaskan asal kawung, parang, mega mendung, dan truntum serta memakainya dengan hormat",
    "Memisahkan warna menjadi lapisan dengan trap dan urutan cetak",
    "Menyerahkan berkas dan lembar keterangan yang siap dicetak",
  ],
  mentors: [
    {
      name: "Sekar Ayu Nastiti",
      role: "Pengajar rupa datar, Sanggar Tiga",
      bio: "Mengumpulkan foto teralis jendela sejak kuliah, sekarang 2.300 lembar. Percaya bahwa selotip lebih jujur daripada tombol batal.",
    },
    {
      name: "Harjanto Wiryosumarto",
      role: "Juru sablon kain, Laweyan",
      bio: "Tiga puluh tahun menarik rakel di meja sepanjang dua belas meter. Menolak berkas yang namanya memakai kata final.",
    },
  ],
  modules: [satuUbin, empatSusunan, simetriSecukupnya, belajarDariBatik, warnaBerkasCetak],
};
