import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

/** Kelas di balik halaman festival belajar bersama (specification section 2.3). */
export const belajarBersama: ClassDraft = {
  name: "Belajar Bersama di Dermaga",
  slug: "belajar-bersama",
  code: "BBD-27",
  description:
    "Tiga sekolah membuka bengkel, dapur, dan perahunya selama dua hari. Murid mengajar murid lain, guru ikut antre, dan siapa pun dari Muaratama boleh masuk tanpa bayar.",
  state: "registration-open",
  level: "Semua tingkat",
  programIds: ["demo-bersama"],
  type: "class",
  startsOn: "2027-02-13",
  endsOn: "2027-02-14",
  priceIdr: 0,
  seatsLeft: 186,
  language: "Bahasa Indonesia, dengan juru bahasa isyarat",
  audience:
    "Murid ketiga sekolah, adik dan orang tuanya, serta tetangga pelabuhan. Yang datang dengan kursi roda masuk lewat gerbang timbangan; lantainya rata sampai dermaga dua.",
  overview: [
    "Pendaftaran di sini gunanya satu: dapur tahu berapa nasi yang harus ditanak. Kelas dipilih pada hari itu juga dari tali jemuran di depan gudang garam.",
    "Tiga pekan sebelumnya setiap pendaftar mendapat pasangan dari sekolah lain. Keduanya bertukar satu kepandaian lewat ruang kelas daring, lalu mengajarkannya berdua di dermaga.",
  ],
  outcomes: [
    "Mengajarkan satu kepandaian dalam tiga perempat jam bersama orang yang baru dikenal",
    "Menyiapkan alat untuk dua belas orang dengan biaya di bawah seratus ribu rupiah",
    "Membedakan bertanya untuk menguji dari bertanya karena tidak tahu",
    "Menulis kartu kelas supaya orang lain bisa mengulanginya bulan depan",
  ],
  mentors: [
    {
      name: "Hadi Pranowo",
      role: "Ketua panitia bersama, Muaratama",
      bio: "Guru bahasa Indonesia yang memilih berdiri di pintu masuk sepanjang acara. Hafal nama lebih dari enam ratus murid dan sebagian besar kucing pelabuhan.",
    },
    {
      name: "Sitti Nurhaliza Mappa",
      role: "Ketua OSIS SMK Bahari",
      bio: "Menyusun jadwal dua hari di kertas grafik karena, katanya, layar terlalu mudah dihapus. Juara dayung pelajar tingkat kabupaten.",
    },
  ],
  syllabus: [
    part("Tiga pekan sebelumnya", "Berkenalan lewat layar, bertukar satu kepandaian.", [
      reading("Aturan tali jemuran", 10),
      exercise("Kartu: yang kubisa dan yang kuingin bisa", 25),
      live("Bertemu pasangan dari sekolah lain", 40),
    ]),
    part("Sabtu di darat", "Bengkel las, ruang jahit, dan dapur ikan dibuka.", [
      live("Membuka gerbang dengan peluit kapal", 20),
      live("Empat putaran kelas di lima ruang", 200),
      exercise("Makan siang dari yang diajarkan pagi itu", 60),
    ]),
    part("Minggu di air", "Peta, dayung, dan perahu latih.", [
      live("Mengukur kedalaman dengan tali bersimpul", 75),
      live("Tiga putaran kelas di perahu latih", 150),
      video("Aba-aba tangan di atas air", 8),
    ]),
    part("Sesudah pulang", "Yang ditulis, yang diulangi.", [
      exercise("Kartu kelas untuk gantungan bulan depan", 30),
      reading("Daftar alat yang dipinjam dan oleh siapa", 6),
      live("Temu daring: siapa mengulang apa", 45),
    ]),
  ],
};
