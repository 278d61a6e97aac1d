import type { CourseDraft } from "../../assembleCourses";
import { duaPuluhTigaInduk } from "./duaPuluhTigaInduk";
import { kataYangDikenal } from "./kataYangDikenal";
import { limaAnakHuruf } from "./limaAnakHuruf";
import { pesanLeluhur } from "./pesanLeluhur";
import { tidakDitulis } from "./tidakDitulis";

export const lontaraMembacaAksaraBugis: CourseDraft = {
  name: "Lontara: Membaca Aksara Bugis",
  slug: "lontara-membaca-aksara-bugis",
  code: "411-LON",
  description:
    "Dua puluh tiga huruf, lima tanda vokal, dan bunyi-bunyi yang tidak ditulis: belajar membaca aksara Bugis sampai ke peribahasanya.",
  level: "Pemula",
  programIds: ["library-aksara"],
  priceIdr: 149_000,
  language: "Bahasa Indonesia",
  audience:
    "Untuk siapa pun yang belum pernah membaca Lontara, termasuk orang Bugis yang dahulu hanya mendapatkannya satu jam seminggu di sekolah. Tidak perlu bisa berbahasa Bugis; perlu kertas, pena, dan seorang penutur yang mau ditanyai.",
  overview: [
    "Di laci 400 perpustakaan ini ada kartu-kartu yang tidak dapat dibaca oleh peminjamnya. Pemiliknya meninggal, naskahnya diwariskan, dan cucunya hanya mengenali satu kata di sampulnya. Kursus ini disusun untuk cucu itu.",
    "Kita mulai dari huruf, berkelompok menurut tempat bunyinya di dalam mulut, lalu lima tanda vokal. Sesudah itu barulah bagian yang membuat Lontara terkenal sukar: konsonan penutup, konsonan kembar, dan sengau yang diucapkan tetapi tidak ditulis. Anda belajar menebaknya dengan urutan yang dapat dipertanggungjawabkan.",
    "Setiap kata Bugis dalam kursus ini disertai ejaan suku kata, bacaan, dan arti. Beberapa bacaan sengaja diserahkan kepada penutur di dekat Anda, sebab aksara ini tidak pernah dimaksudkan untuk dibaca sendirian.",
    "Bacaan perpustakaan tetap gratis. Biaya kursus ini dipakai untuk memotret dan menyalin naskah di laci 400.",
  ],
  outcomes: [
    "Mengenali dua puluh tiga induk surat dan lima anak surat tanpa melihat tabel",
    "Membaca kata dan nama tempat Bugis, termasuk tanda é yang berdiri di depan",
    "Menyebutkan bunyi yang tidak ditulis dan membuka kemungkinan bacaannya",
    "Memotong baris tanpa spasi dengan bantuan kata engsel dan pallawa",
    "Membaca lima pesan pendek beserta arti setiap katanya",
    "Menyusun selembar bacaan Lontara bersama seorang penutur",
  ],
  mentors: [
    {
      name: "Andi Nurhayati Patau",
      role: "Guru bahasa daerah, Watansoppeng",
      bio: "Dua puluh satu tahun mengajarkan Lontara kepada murid yang mengira pelajaran ini tentang ukiran. Membuat kartu hurufnya sendiri dari kardus susu.",
    },
    {
      name: "Laras Kusumadewi",
      role: "Pustakawan jaga, Karangjati",
      bio: "Merawat salinan naskah di laci 400. Belajar membaca Lontara pada usia empat puluh enam dan masih menyimpan kartu tumpukan pertamanya.",
    },
  ],
  modules: [duaPuluhTigaInduk, limaAnakHuruf, tidakDitulis, kataYangDikenal, pesanLeluhur],
};
