import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const polaDasarKebaya: ClassDraft = {
  name: "Pola Dasar Kebaya",
  slug: "pola-dasar-kebaya",
  code: "KJP-09",
  description:
    "Kebaya kutu baru dan kebaya Kartini dari ukuran badan sampai penyelesaian dalam, dikerjakan bersama pengajar Kursus Jahit Puspa.",
  state: "registration-open",
  level: "Menengah",
  programIds: ["demo-busana"],
  type: "course",
  startsOn: "2026-12-05",
  endsOn: "2027-02-27",
  priceIdr: 450_000,
  seatsLeft: 7,
  language: "Bahasa Indonesia",
  audience:
    "Penjahit rumahan dan murid kursus angkatan 9 yang sudah lancar menjahit lurus, melengkung, dan memasang ritsleting. Mesin jahit sendiri di rumah sangat membantu.",
  overview: [
    "Brokat tidak memaafkan. Sekali digunting di tempat yang salah, motifnya putus tepat di dada, dan harga kain semeter setara dengan upah tiga hari. Maka selama tiga pertemuan pertama kita tidak menyentuh brokat sama sekali; kita memakai belacu.",
    "Pola digambar dari ukuran pemakainya, diuji dengan belacu, dikoreksi, baru dipindahkan. Anda belajar meletakkan motif searah supaya bunga di lengan kiri dan kanan menghadap ke arah yang sama, memasang furing tanpa mengerut, dan menyelesaikan tepi dengan tangan.",
    "Biaya sudah termasuk empat meter belacu, kertas pola, dan satu kali konsultasi pas badan. Kain kebaya Anda pilih sendiri bersama pengajar di Pasar Tirtasari.",
  ],
  outcomes: [
    "Menggambar pola dasar kebaya untuk tiga bentuk badan",
    "Mengoreksi pola setelah pas badan pertama",
    "Memotong kain bermotif searah tanpa membuang banyak",
    "Memasang bef kutu baru, furing, dan kancing jepret",
    "Menghitung upah yang pantas untuk sebuah kebaya",
  ],
  mentors: [
    {
      name: "Puspa Handayaningrum",
      role: "Pemilik Kursus Jahit Puspa, Tirtasari",
      bio: "Menjahit kebaya wisuda dan pengantin sejak 1996. Buku ukurannya memuat tiga generasi dari keluarga yang sama.",
    },
    {
      name: "Ida Ayu Sasmita",
      role: "Perancang kebaya, Klungkung",
      bio: "Merancang kebaya upacara yang bisa dipakai duduk bersila berjam-jam. Mengajar bagian kerung lengan.",
    },
  ],
  syllabus: [
    part("Ukuran dan bentuk badan", "Empat belas ukuran, dicatat dua orang.", [
      reading("Ukuran yang paling sering meleset", 18),
      video("Mengambil ukuran dengan longtorso", 20),
      exercise("Mengukur tiga orang dengan bentuk berbeda", 75),
    ]),
    part("Pola di kertas", "Badan, lengan, bef, dan garis yang menentukan jatuhnya.", [
      video("Pola badan langkah demi langkah", 38),
      exercise("Pola kutu baru skala penuh", 120),
      reading("Kerung lengan untuk orang yang banyak bergerak", 22),
      live("Koreksi pola lewat kamera", 60),
    ]),
    part("Kebaya belacu", "Salah dulu di kain murah.", [
      exercise("Menjahit belacu dalam satu sore", 150),
      live("Pas badan pertama", 90),
      exercise("Memindahkan koreksi ke pola", 60),
    ]),
    part("Brokat", "Arah motif, sambungan, furing.", [
      reading("Satu arah, bolak-balik, atau serong", 16),
      video("Menyambung motif di garis sisi", 27),
      exercise("Memotong brokat sendiri", 90),
      exercise("Furing yang tidak mengerut", 120),
    ]),
    part("Penyelesaian", "Kancing, tepi, setrika, dan nota.", [
      video("Som tangan pada tepi brokat", 21),
      exercise("Menyelesaikan bagian dalam", 180),
      reading("Nota upah yang bisa dijelaskan", 15),
      live("Pertemuan mengenakan kebaya", 90),
    ]),
  ],
};
