import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const seragamSatuKelas: ClassDraft = {
  name: "Seragam untuk Satu Kelas",
  slug: "seragam-untuk-satu-kelas",
  code: "TB-306",
  description:
    "Produksi 32 setel seragam SD dari lembar ukuran sampai penyerahan: jalur kerja, waktu baku, mutu, dan harga pokok.",
  state: "ended",
  level: "Kelas XII",
  programIds: ["foundation-busana", "foundation-akuntansi"],
  type: "class",
  startsOn: "2026-01-12",
  endsOn: "2026-06-05",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XII Tata Busana yang sudah bisa menjahit kemeja dan rok sendiri. Kelas ini tentang menjahit bersama-sama, dengan tenggat.",
  overview: [
    "Menjahit satu seragam butuh kira-kira empat jam. Menjahit tiga puluh dua tidak butuh seratus dua puluh delapan jam, asal pekerjaan dibagi dengan benar. Kalau dibagi dengan salah, malah lebih lama.",
    "Pesanannya nyata: satu kelas di SD negeri dekat sekolah, kainnya dari dana yayasan. Murid mengukur tiga puluh dua anak yang tidak bisa diam, menyusun ukuran menjadi lima nomor, mengatur meja dalam jalur, dan mengukur waktu tiap langkah dengan jam henti.",
    "Pada 29 Mei 2026 semua setel diserahkan, tiga hari sebelum tenggat. Dua anak kembali minggu berikutnya karena kancing lepas, dan keduanya tercatat di lembar mutu.",
  ],
  outcomes: [
    "Menyusun lembar ukuran menjadi nomor produksi",
    "Membuat marker dan menghitung kebutuhan kain",
    "Menyeimbangkan jalur jahit berdasarkan waktu baku",
    "Memeriksa mutu dengan contoh yang disepakati",
    "Menghitung harga pokok per setel, termasuk listrik dan cacat",
  ],
  mentors: [
    {
      name: "Dewi Anggraeni Suwandi",
      role: "Kepala produksi konfeksi, Majalengka",
      bio: "Mengatur delapan jalur dan 340 penjahit. Menghentikan jalur kalau ada yang menangis, dan mencari sebabnya di meja sebelumnya.",
    },
    {
      name: "Wilhelmina Sogen",
      role: "Penjahit dan pengajar, Larantuka",
      bio: "Menjahit seragam untuk empat SD di Flores Timur dengan enam mesin injak. Mengajar cara mengukur anak sambil bercerita.",
    },
  ],
  syllabus: [
    part("Tiga puluh dua anak", "Mengukur cepat, mencatat benar.", [
      reading("Lembar ukuran yang tidak tertukar", 18),
      exercise("Pagi mengukur di SD", 150),
      exercise("Dari 32 ukuran menjadi lima nomor", 75),
    ]),
    part("Kain dan marker", "Menggelar, menyusun pola, memotong tumpukan.", [
      video("Menyusun marker dengan sisa paling sedikit", 24),
      exercise("Menghitung kebutuhan kain dan membelinya", 90),
      live("Memotong tumpukan bersama kepala produksi", 120),
    ]),
    part("Jalur", "Siapa mengerjakan apa, dan di mana tumpukan menggunung.", [
      reading("Waktu baku dari jam henti", 26),
      exercise("Mengukur waktu empat belas langkah", 90),
      exercise("Hari pertama jalur, lalu dirombak", 240),
      video("Meja kosong dan meja penuh", 15),
    ]),
    part("Mutu", "Contoh, toleransi, dan keberanian menolak.", [
      reading("Cacat berat, cacat ringan, lolos", 20),
      exercise("Memeriksa sepuluh setel secara acak", 60),
      live("Memutuskan nasib setel nomor tujuh", 45),
    ]),
    part("Harga dan penyerahan", "Berapa ongkosnya sebenarnya.", [
      reading("Upah, benang, listrik, cacat", 22),
      exercise("Harga pokok satu setel", 75),
      live("Penyerahan di halaman SD", 90),
    ]),
  ],
};
