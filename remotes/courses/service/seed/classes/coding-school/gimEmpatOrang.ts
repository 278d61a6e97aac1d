import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const gimEmpatOrang: ClassDraft = {
  name: "Gim Empat Orang",
  slug: "gim-empat-orang",
  code: "GT-16",
  description:
    "Empat orang, delapan minggu, satu gim yang dirilis. Godot, Git, pembagian kerja, dan cara berdebat dengan sopan.",
  state: "coming-soon",
  level: "15–18 tahun",
  programIds: ["coding-tim", "coding-gambar"],
  type: "class",
  startsOn: "2027-03-01",
  endsOn: "2027-04-30",
  priceIdr: 1_475_000,
  seatsLeft: null,
  language: "Bahasa Indonesia, perangkat berbahasa Inggris",
  audience:
    "Remaja 15 sampai 18 tahun yang sudah menyelesaikan satu proyek sendiri, apa pun bahasanya. Daftar perorangan; tim kami susun agar ada yang suka menggambar, menulis, dan menghitung.",
  overview: [
    "Gim yang dikerjakan sendirian biasanya tidak pernah selesai karena selalu ada satu fitur lagi. Gim yang dikerjakan berempat biasanya tidak selesai karena dua orang mengerjakan hal yang sama dan satu orang diam. Delapan minggu ini melatih yang kedua.",
    "Temanya ditentukan pada malam pertama dengan menarik kertas dari topi. Angkatan lalu mendapat “pasar malam”, “pulang kampung”, dan “satu tombol”. Minggu kedua gim harus bisa dimainkan, walaupun isinya baru kotak abu-abu. Minggu kelima separuh gagasan dibuang dengan pemungutan suara.",
    "Pada minggu kedelapan gim dirilis terbuka bersama satu halaman portofolio untuk setiap anggota. Di situ tertulis bagian mana yang ia kerjakan dan bagian mana yang ia perjuangkan lalu kalah.",
  ],
  outcomes: [
    "Memakai Git bersama tanpa saling menimpa",
    "Membangun adegan, masukan, dan aturan menang di Godot",
    "Memotong lingkup kerja menurut tenggat",
    "Menguji gim dengan orang yang tidak dikenal",
    "Memberi kritik yang menyebut hal, bukan orang",
  ],
  mentors: [
    {
      name: "Kak Yoga Pratama Sembiring",
      role: "Pengembang gim indie, Medan",
      bio: "Merilis empat gim dan membatalkan sebelas. Berkas gim yang batal itulah yang dibedah di kelas.",
    },
    {
      name: "Kak Putu Dian Larasati",
      role: "Perancang suara, Ubud",
      bio: "Merekam gamelan, jangkrik, dan pintu kulkas. Datang pada minggu keenam, saat semua gim masih bisu.",
    },
    {
      name: "Kak Habib Ar-Rasyid",
      role: "Produser di studio gim, Banjarmasin",
      bio: "Tugasnya mengatakan “tidak” kepada gagasan bagus. Memimpin malam pemungutan suara.",
    },
  ],
  syllabus: [
    part("Kertas dari topi", "Tema, tim, dan janji kerja.", [
      reading("Mengapa gim tidak selesai", 15),
      live("Malam pertama", 120),
      exercise("Janji kerja satu halaman", 30),
    ]),
    part("Kotak abu-abu", "Bisa dimainkan pada minggu kedua.", [
      video("Godot dalam dua puluh menit", 20),
      live("Adegan, simpul, sinyal", 120),
      exercise("Gim kotak yang bisa menang dan kalah", 180),
      reading("Cabang, gabung, bentrok", 22),
    ]),
    part("Bermain dan menonton", "Orang asing memegang kendali, kamu diam.", [
      exercise("Lima penguji, nol penjelasan", 90),
      live("Membaca catatan uji", 90),
      exercise("Mengganti satu aturan", 60),
    ]),
    part("Pemungutan suara", "Separuh gagasan dibuang.", [
      live("Malam memotong", 120),
      reading("Berdebat dengan sopan", 14),
      exercise("Daftar kerja tiga minggu terakhir", 40),
    ]),
    part("Suara dan polesan", "Dari bisu menjadi hidup.", [
      live("Merekam dengan perancang suara", 120),
      exercise("Umpan balik pada setiap pencetan", 90),
      exercise("Menu, jeda, dan ukuran huruf", 60),
    ]),
    part("Rilis", "Satu tautan, satu halaman, satu perayaan.", [
      exercise("Membangun untuk web dan Android", 75),
      exercise("Halaman portofolio", 60),
      live("Malam rilis", 120),
    ]),
  ],
};
