import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const rantaiDinginIkan: ClassDraft = {
  name: "Rantai Dingin Ikan Tangkapan",
  slug: "rantai-dingin-ikan-tangkapan",
  code: "PHP-11",
  description:
    "Menjaga suhu ikan dari palka sampai meja pembeli, dan membuktikannya dengan catatan yang diterima pabrik.",
  state: "ended",
  level: "Dasar",
  programIds: ["demo-perikanan"],
  type: "course",
  startsOn: "2026-08-10",
  endsOn: "2026-10-02",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia, istilah setempat dalam bahasa Bugis",
  audience:
    "Murid kelas X Pengolahan Hasil Perikanan serta anak nelayan dari jurusan mana pun. Praktik dimulai pukul tiga pagi di tempat pelelangan ikan, didampingi dua guru.",
  overview: [
    "Seekor tongkol yang dibiarkan di geladak dua jam pada siang hari turun harganya hampir setengah, walaupun matanya masih bening. Nelayan tahu itu. Yang jarang ada ialah es yang cukup dan angka yang bisa ditunjukkan kepada pembeli.",
    "Murid memasang pencatat suhu di palka tiga perahu, menghitung kebutuhan es per kilogram, menilai kesegaran dengan mata, jari, dan hidung, lalu mencocokkan penilaian mereka dengan harga lelang pagi itu. Kelas ini selesai pada 2 Oktober; grafik suhunya dipakai koperasi nelayan untuk menawar harga ke pabrik di Makassar.",
  ],
  outcomes: [
    "Menghitung perbandingan es dan ikan untuk lama pelayaran tertentu",
    "Menilai kesegaran secara organoleptik dengan lembar SNI",
    "Memasang dan membaca pencatat suhu",
    "Menjelaskan histamin kepada nelayan dalam dua menit",
  ],
  mentors: [
    {
      name: "Andi Tenri Abeng",
      role: "Guru Pengolahan Hasil Perikanan, Bone",
      bio: "Anak nelayan pancing tonda. Mengajar menilai insang dengan mata tertutup sebelum membuka lembar penilaian.",
    },
    {
      name: "Jufri Lahengko",
      role: "Pengawas mutu pabrik pembekuan, Kendari",
      bio: "Menolak atau menerima dua puluh ton ikan setiap pagi, dan menuliskan alasannya untuk setiap keranjang.",
    },
  ],
  syllabus: [
    part("Dua jam di geladak", "Apa yang terjadi sesudah ikan mati.", [
      reading("Kaku, lunak, busuk: urutan dan waktunya", 20),
      video("Insang pada jam ke-1, 6, dan 18", 9),
      exercise("Menilai tiga puluh ekor dengan lembar SNI", 75),
    ]),
    part("Es", "Berapa, seberapa halus, di lapis mana.", [
      reading("Hitungan es untuk dua malam di laut", 18),
      exercise("Menyusun palka tiruan dari kotak styrofoam", 60),
      video("Es balok, es curai, bubur es", 12),
    ]),
    part("Mencatat suhu", "Alat sebesar korek api dan grafik yang tidak bisa dibantah.", [
      exercise("Memasang pencatat di tiga perahu", 90),
      exercise("Membaca grafik satu pelayaran", 45),
      live("Pukul tiga pagi di tempat pelelangan", 180),
    ]),
    part("Aman dimakan", "Histamin, air bersih, tangan.", [
      reading("Mengapa bibir gatal sesudah makan tongkol", 15),
      exercise("Uji cepat di laboratorium sekolah", 60),
      live("Menjelaskan kepada nelayan di dermaga", 90),
      exercise("Selembar aturan untuk ditempel di palka", 30),
    ]),
  ],
};
