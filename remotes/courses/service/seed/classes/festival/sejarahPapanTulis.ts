import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const sejarahPapanTulis: ClassDraft = {
  name: "Sejarah Papan Tulis",
  slug: "sejarah-papan-tulis",
  code: "BB-06",
  description:
    "Dari sabak di pangkuan sampai layar di dinding: dua abad alat mengajar, dibaca dari goresan, debu, dan tagihan sekolah.",
  state: "coming-soon",
  level: "Semua orang",
  programIds: ["festival-tiga-hari"],
  type: "class",
  startsOn: null,
  endsOn: null,
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Pendengar yang sabar, guru sejarah, dan kolektor barang sekolah. Jadwal diumumkan begitu pengajarnya memastikan kedatangan; kesempatan bertanya tersedia setiap dua puluh menit.",
  overview: [
    "Papan tulis mengubah letak guru. Sebelum ada benda itu, guru berkeliling dari sabak ke sabak. Sesudahnya ia berdiri di satu tempat dan semua mata menghadap ke sana. Perabot sebesar pintu ternyata ikut menentukan siapa yang boleh bicara.",
    "Bahan kelas ini benda nyata: sabak dari Sumatra Barat, kapur buatan Padalarang, foto ruang kelas tahun 1910-an, dan daftar belanja sebuah sekolah rakyat. Peserta memegangnya, menduga umurnya, dan menulis sesuatu di atasnya. Pada akhir kelas setiap orang menggambar letak duduk yang ia inginkan.",
  ],
  outcomes: [
    "Membaca benda sehari-hari sebagai sumber sejarah",
    "Menanggali foto ruang kelas dari perabotnya",
    "Menghubungkan tata letak ruang dengan cara mengajar",
    "Merawat papan, kapur, dan arsip sekolah sendiri",
  ],
  mentors: [
    {
      name: "Hanafi Lubis",
      role: "Sejarawan benda sekolah, Padangsidimpuan",
      bio: "Menyimpan 214 penghapus papan tulis, sebagian masih berdebu dari jam pelajaran terakhirnya. Kedatangannya masih menunggu jadwal sidang.",
    },
  ],
  syllabus: [
    part("Sabak di pangkuan", "Sekolah sebelum semua orang menghadap ke depan.", [
      reading("Anak yang menghapus dengan lengan baju", 14),
      video("Sabak retak dari Bukittinggi", 8),
      exercise("Menulis huruf dengan grip", 30),
    ]),
    part("Papan hitam datang", "Kayu, cat, kapur, dan letak guru.", [
      live("Benda pertama: tagihan sekolah rakyat", 45),
      reading("Mengapa papan hitam menjadi hijau", 11),
      exercise("Menanggali enam foto", 40),
    ]),
    part("Debu", "Kapur dibuat, dihirup, disapu.", [
      video("Pabrik kecil di Padalarang", 10),
      live("Membuat sebatang kapur dari gips", 50),
      exercise("Wawancara dengan penjaga sekolah tertua", 40),
    ]),
    part("Sesudah kapur", "Spidol, proyektor, dan meja yang melingkar.", [
      live("Siapa yang bicara di depan layar?", 60),
      exercise("Menggambar letak duduk impian", 35),
      live("Pameran penghapus", 45),
    ]),
  ],
};
