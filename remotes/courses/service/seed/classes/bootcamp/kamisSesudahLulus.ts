import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const kamisSesudahLulus: ClassDraft = {
  name: "Kamis Sesudah Lulus",
  slug: "kamis-sesudah-lulus",
  code: "BK-02",
  description:
    "Pertemuan malam bagi lulusan pada seratus hari pertama bekerja: kode warisan, tinjauan yang pedas, dan panggilan pukul dua pagi.",
  state: "coming-soon",
  level: "Lulusan",
  programIds: ["bootcamp-malam"],
  type: "class",
  startsOn: null,
  endsOn: null,
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Alumni kelas siang dan malam yang baru diterima bekerja atau masih mencari. Dibuka kembali setelah angkatan 15 berjalan; yang tinggal di luar kota bergabung lewat video.",
  overview: [
    "Pekerjaan pertama jarang mirip proyek akhir. Kodenya berumur sembilan tahun, penulisnya sudah pindah, dan tiket pertama Anda berbunyi “tolong cek kenapa lambat”. Lulusan kami menelepon pada minggu kedua dengan nada yang sama.",
    "Kamis malam menampung telepon-telepon itu. Seorang membawa persoalan, yang lain bertanya, mentor menahan diri selama lima belas menit. Rahasia perusahaan tetap di perusahaan: contoh ditulis ulang sebelum dibawa.",
  ],
  outcomes: [
    "Menelusuri sistem asing tanpa peta",
    "Menerima tinjauan kode dan membalasnya dengan tenang",
    "Menulis laporan gangguan yang berguna",
    "Menyiapkan pembicaraan tentang kenaikan gaji",
    "Menolong lulusan berikutnya mencari pekerjaan",
  ],
  mentors: [
    {
      name: "Putri Handayani Sirait",
      role: "Insinyur senior, lulusan angkatan 2",
      bio: "Pernah menghapus basis data percobaan yang ternyata bukan percobaan. Cerita itu dibuka pada Kamis pertama agar semua orang bernapas lega.",
    },
  ],
  syllabus: [
    part("Minggu pertama bekerja", "Laptop baru, seribu berkas, tidak ada yang sempat.", [
      reading("Dua puluh pertanyaan untuk hari pertama", 11),
      live("Menggambar peta dari catatan perubahan", 120),
      exercise("Menjalankan proyek tanpa petunjuk", 90),
    ]),
    part("Tinjauan", "Komentar pedas, komentar kosong, diam.", [
      video("Satu permintaan tarik, tiga peninjau", 18),
      live("Membalas komentar tanpa membela diri dulu", 120),
      exercise("Meninjau kode mentor Anda", 60),
    ]),
    part("Kode warisan", "Sembilan tahun, empat gaya, satu fungsi dua ribu baris.", [
      live("Uji pertama untuk kode yang tidak diuji", 120),
      exercise("Memotong fungsi dengan langkah dua menit", 120),
      reading("Kapan membiarkannya saja", 13),
    ]),
    part("Pukul dua pagi", "Gangguan, catatan, dan tidur yang tertunda.", [
      live("Simulasi gangguan dengan telepon sungguhan", 150),
      exercise("Laporan gangguan tanpa nama orang", 60),
      live("Seratus hari: tinggal, minta naik, atau pergi", 120),
    ]),
  ],
};
