import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const instalasiPeneranganRumah: ClassDraft = {
  name: "Instalasi Penerangan Rumah",
  slug: "instalasi-penerangan-rumah",
  code: "TIL-12",
  description: "Dari gambar satu garis sampai uji isolasi rumah contoh berdaya 900 VA, menurut PUIL.",
  state: "coming-soon",
  level: "Dasar",
  programIds: ["demo-teknik"],
  type: "class",
  startsOn: null,
  endsOn: null,
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas X Teknik Instalasi Tenaga Listrik. Jadwal menunggu selesainya rumah contoh di belakang bengkel; peminat boleh mendaftar ke wali kelas lebih dulu.",
  overview: [
    "Kebakaran di gang belakang sekolah pada bulan puasa berawal dari sambungan lampu yang dililit dan ditutup selotip. Pemasangnya tetangga sendiri, dan ia sudah melakukannya di belasan rumah.",
    "Di rumah contoh berukuran 6 × 6 meter murid mengerjakan pemasangan lengkap: pipa, kotak sambung, sakelar tukar, stopkontak dengan pembumian, papan hubung bagi. Dinding rumah sengaja tidak diplester agar semua sambungan tetap bisa dilihat dan dibongkar angkatan berikutnya.",
  ],
  outcomes: [
    "Menggambar denah dan diagram satu garis",
    "Memilih penghantar dan pemutus arus menurut beban",
    "Membuat sambungan ekor babi yang kuat dan tertutup benar",
    "Mengukur tahanan isolasi dan tahanan pembumian",
    "Menjelaskan kepada penghuni apa yang tidak boleh ditambah sendiri",
  ],
  mentors: [
    {
      name: "Rustam Effendi Batubara",
      role: "Guru instalasi listrik, pemegang sertifikat kompetensi level 4",
      bio: "Dulu teknisi pelayanan gangguan yang naik tiang pada malam takbiran. Alat peraganya sambungan yang pernah terbakar, dikumpulkan dari lapangan.",
    },
  ],
  syllabus: [
    part("Gambar", "Denah, lambang, diagram satu garis.", [
      reading("Lambang listrik yang dipakai tukang dan yang dipakai buku", 22),
      exercise("Denah rumah sendiri dengan titik lampunya", 60),
      video("Diagram satu garis untuk 900 VA", 14),
    ]),
    part("Bahan", "Penghantar, pipa, pemutus, dan barang palsu.", [
      reading("NYA, NYM, dan tempatnya masing-masing", 20),
      exercise("Membedakan kabel asli dan tiruan dengan timbangan", 45),
      video("Isi sebuah MCB", 11),
    ]),
    part("Memasang", "Rumah contoh, dinding demi dinding.", [
      exercise("Pipa dan kotak sambung ruang tamu", 120),
      exercise("Sakelar tukar untuk tangga", 90),
      exercise("Stopkontak dapur dengan pembumian", 90),
      live("Pemeriksaan tengah oleh guru", 60),
    ]),
    part("Menguji", "Belum bertegangan, lalu bertegangan.", [
      reading("Urutan uji sebelum menyalakan", 16),
      exercise("Megger: baca, catat, bandingkan", 60),
      live("Menyalakan rumah contoh", 75),
    ]),
  ],
};
