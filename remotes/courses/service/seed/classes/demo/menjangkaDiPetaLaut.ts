import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const menjangkaDiPetaLaut: ClassDraft = {
  name: "Menjangka di Peta Laut",
  slug: "menjangka-di-peta-laut",
  code: "NKP-14",
  description:
    "Navigasi datar dan baringan dengan pensil 2B, jangka, dan mistar jajar, supaya kapal tetap tahu letaknya ketika layar GPS gelap.",
  state: "registration-open",
  level: "Dasar",
  programIds: ["demo-pelayaran"],
  type: "class",
  startsOn: "2027-01-06",
  endsOn: "2027-03-26",
  priceIdr: 0,
  seatsLeft: 24,
  language: "Bahasa Indonesia",
  audience:
    "Taruna kelas X Nautika. Sediakan mistar jajar atau segitiga navigasi; peta laut cetak dipinjamkan perpustakaan dan dikembalikan bersih dari bekas pensil.",
  overview: [
    "Pada pelayaran latihan tahun lalu GPS kapal mati selama dua puluh menit di Selat Madura. Tiga taruna langsung menuju meja peta. Yang lain mencari sinyal telepon.",
    "Kelas ini melatih tangan sampai tidak perlu berpikir: mengambil posisi, menarik garis haluan, mengukur jarak di skala lintang, membetulkan variasi dan deviasi. Setiap pertemuan dibuka dengan soal sepuluh menit di atas peta yang sama, dan setiap garis yang salah harus dihapus sampai kertasnya putih lagi.",
  ],
  outcomes: [
    "Memplot posisi lintang dan bujur dengan selisih kurang dari setengah milimeter",
    "Mengubah haluan peta menjadi haluan pedoman dan sebaliknya",
    "Menentukan posisi dari dua dan tiga baringan",
    "Menghitung arus dari selisih posisi duga dan posisi sejati",
  ],
  mentors: [
    {
      name: "Kapten Laurens Manuputty",
      role: "Guru Nautika, ANT II, Muaratama",
      bio: "Delapan belas tahun di anjungan kapal peti kemas antarpulau. Masih mengasah pensil dengan pisau lipat yang sama.",
    },
  ],
  syllabus: [
    part("Mengenal peta", "Skala, lambang, kedalaman, dan tahun terbitnya.", [
      reading("Peta laut nomor berapa, terbitan kapan", 18),
      video("Lambang yang paling sering keliru dibaca", 15),
      exercise("Mencari dua puluh benda di Selat Madura", 45),
    ]),
    part("Posisi dan haluan", "Titik, garis, jarak.", [
      video("Cara memegang mistar jajar", 9),
      exercise("Lima belas titik, lima belas menit", 30),
      reading("Jarak dibaca di sisi, bukan di atas", 12),
      exercise("Pelayaran pendek dari Gresik ke Kalianget", 75),
    ]),
    part("Pedoman", "Variasi, deviasi, dan salah tanda yang membawa kapal ke karang.", [
      reading("Utara yang mana?", 20),
      exercise("Tabel deviasi kapal latih", 50),
      live("Latihan cepat di papan tulis", 45),
    ]),
    part("Baringan", "Menara, tanjung, gunung: tiga garis yang harus bertemu.", [
      reading("Segitiga kesalahan dan cara menilainya", 22),
      video("Membaring dari sayap anjungan", 13),
      exercise("Baringan dari dermaga sekolah", 90),
    ]),
    part("Arus", "Kapal menghadap ke sana, tetapi pergi ke sini.", [
      reading("Posisi duga dan posisi sejati", 19),
      exercise("Segitiga arus dengan data hari Selasa", 60),
      exercise("Ujian: dua puluh menit tanpa GPS", 20),
    ]),
  ],
};
