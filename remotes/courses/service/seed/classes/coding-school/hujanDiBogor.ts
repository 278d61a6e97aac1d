import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const hujanDiBogor: ClassDraft = {
  name: "Hujan di Bogor",
  slug: "hujan-di-bogor",
  code: "HB-15",
  description:
    "Tiga puluh tahun data curah hujan, satu pertanyaan: masihkah Bogor kota hujan? Python, pandas, dan grafik yang jujur.",
  state: "ended",
  level: "15–18 tahun",
  programIds: ["coding-tim"],
  type: "course",
  startsOn: "2026-08-05",
  endsOn: "2026-11-11",
  priceIdr: 1_275_000,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Remaja 15 sampai 18 tahun yang sudah nyaman dengan Python dasar dan persentase. Cocok bagi yang sedang menyiapkan karya ilmiah sekolah.",
  overview: [
    "Berkasnya terdengar sederhana: satu baris per hari, tiga puluh tahun. Lalu terlihat bahwa angka 8888 berarti hujan tak terukur, 9999 berarti tidak ada pengamatan, dan sepanjang Maret 1998 tidak ada yang mencatat sama sekali.",
    "Kelas ini berjalan di antara data dan jendela. Setiap murid menaruh kaleng penakar di halaman rumahnya selama enam minggu dan membandingkan hasilnya dengan stasiun terdekat. Yang di Cibinong dan yang di Dramaga sering berselisih jauh, padahal jaraknya belasan kilometer.",
    "Kevin, 16 tahun, akhirnya menulis bahwa datanya belum cukup untuk menjawab pertanyaan itu. Ia mendapat nilai tertinggi. Kelas telah selesai; buku catatan terbaiknya dapat dibaca di Berita.",
  ],
  outcomes: [
    "Membersihkan data pengamatan tanpa menghapus jejaknya",
    "Mengelompokkan dan merangkum deret waktu dengan pandas",
    "Memilih grafik yang tidak membesar-besarkan",
    "Membedakan cuaca satu tahun dari iklim tiga puluh tahun",
    "Menulis kesimpulan yang menyebut batasnya",
  ],
  mentors: [
    {
      name: "Kak Tiara Anggun Siregar",
      role: "Peneliti iklim, Bogor",
      bio: "Menjaga deret data stasiun yang usianya lebih tua dari universitasnya. Menghitung hari tanpa hujan sebagai hobi.",
    },
    {
      name: "Kak Lalu Ahmad Zaini",
      role: "Analis data pertanian, Praya",
      bio: "Membantu petani tembakau memilih minggu tanam. Mengajar bagian grafik dengan spidol dan kaca jendela.",
    },
  ],
  syllabus: [
    part("Membaca berkas", "8888, 9999, dan bulan yang kosong.", [
      reading("Asal-usul sebuah angka hujan", 18),
      live("Membuka tiga puluh tahun data", 90),
      exercise("Daftar keanehan", 45),
      exercise("Menandai tanpa menghapus", 40),
    ]),
    part("Kaleng penakar", "Enam minggu mengukur di halaman.", [
      video("Membuat penakar dari kaleng susu", 11),
      exercise("Mengukur setiap pukul tujuh", 120),
      live("Membandingkan Cibinong dan Dramaga", 90),
    ]),
    part("Merangkum", "Per bulan, per musim, per sepuluh tahun.", [
      live("Mengelompokkan dengan pandas", 90),
      exercise("Hari hujan atau jumlah hujan?", 50),
      reading("Nilai tengah untuk data yang menjulur", 16),
    ]),
    part("Menggambar", "Sumbu yang mulai dari nol, dan kapan boleh tidak.", [
      video("Empat grafik dari angka yang sama", 13),
      exercise("Grafik yang bisa dibaca nenekmu", 50),
      live("Kritik dengan spidol", 90),
    ]),
    part("Menjawab", "Satu halaman, dengan batasnya.", [
      exercise("Menulis kesimpulan", 75),
      live("Sidang kecil", 90),
      reading("Kalau jawabannya belum tahu", 12),
    ]),
  ],
};
