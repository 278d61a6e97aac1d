import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const pagarDuaBelasMeter: ClassDraft = {
  name: "Pagar Dua Belas Meter",
  slug: "pagar-dua-belas-meter",
  code: "PS-02",
  description:
    "Las dan fabrikasi tingkat sabuk kuning. Enam batang pertama selalu jelek; batang terakhir menjadi pagar sebuah SD di Klaten.",
  state: "upcoming",
  level: "Sabuk kuning",
  programIds: ["pesilat-bengkel"],
  type: "class",
  startsOn: "2027-03-08",
  endsOn: "2027-06-11",
  priceIdr: 0,
  seatsLeft: 20,
  language: "Bahasa Indonesia",
  audience:
    "Pemegang sabuk putih angkatan 9, atau pekerja bengkel mitra yang lulus ujian nampan kosong. Kacamata minus boleh; lensa kontak tidak boleh dipakai di ruang las.",
  overview: [
    "SD Negeri 2 Karangpoh punya halaman yang langsung bertemu jalan provinsi. Setiap istirahat dua guru berdiri di tepi aspal dengan tangan terentang. Kepala sekolahnya datang ke Wringin membawa denah yang digambar di balik kalender dan bertanya apakah kami sanggup.",
    "Pagar itulah pekerjaan kelas ini, dan panjangnya tepat dua belas meter. Peserta mengukur di lapangan, menggambar, menghitung kebutuhan besi, memotong, mengelas, menggerinda, mengecat, lalu memasangnya sebelum tahun ajaran baru. Anak-anak SD boleh memilih warna dari tiga pilihan.",
    "Setengah dari waktunya dipakai untuk latihan jalur las di pelat sisa, sebab pagar tidak boleh punya bagian tajam setinggi muka anak kelas satu.",
  ],
  outcomes: [
    "Membuat las sudut dan las tumpul posisi datar serta tegak yang lulus uji tekuk",
    "Menghitung panjang potong dan sisa material dari gambar sederhana",
    "Memilih elektrode dan arus untuk besi hollow 1,6 milimeter tanpa berlubang",
    "Menyetel siku rangka yang melengkung karena panas",
    "Memasang tiang di tanah lempung dengan fondasi yang cukup",
  ],
  mentors: [
    {
      name: "Bima Prasojo",
      role: "Pelatih las dan fabrikasi, lulusan angkatan 1",
      bio: "Pagar pertamanya di rumah ibunya miring tiga derajat dan sengaja dibiarkan. Setiap angkatan diajak ke sana untuk mencari sebabnya.",
    },
    {
      name: "Slamet Riyanto Kusumo",
      role: "Pemilik bengkel las mitra, Delanggu",
      bio: "Membayar biaya belajar empat peserta setiap tahun. Sebagai gantinya ia minta boleh ikut menilai, dan nilainya selalu paling rendah.",
    },
  ],
  syllabus: [
    part("Sebelum busur menyala", "Mata, paru-paru, arus, dan kabel massa.", [
      reading("Kaca las nomor berapa untuk arus berapa", 18),
      video("Asap galvanis dan mengapa pintu harus terbuka", 12),
      exercise("Memeriksa mesin, kabel, dan pemegang elektrode", 60),
    ]),
    part("Seribu sentimeter jalur", "Mengulang sampai tangan tahu jaraknya.", [
      live("Ayunan tangan ditirukan tanpa listrik dulu", 60),
      exercise("Jalur lurus di pelat sisa", 480),
      exercise("Las sudut posisi tegak", 420),
      live("Uji tekuk di depan semua orang", 120),
    ]),
    part("Kalender kepala sekolah", "Dari denah di kertas ke gambar yang bisa dikerjakan.", [
      live("Mengukur halaman saat jam istirahat", 150),
      exercise("Gambar kerja tiga panel dan satu pintu", 180),
      exercise("Daftar potong dengan sisa di bawah enam persen", 120),
      reading("Jarak jeruji supaya kepala anak tidak tersangkut", 15),
    ]),
    part("Rangka", "Memotong, merangkai, dan melawan panas.", [
      exercise("Memotong hollow dengan stopper", 240),
      exercise("Las titik, ukur diagonal, baru las penuh", 480),
      video("Besi melengkung direkam selama satu jam", 9),
      exercise("Menghaluskan sudut setinggi muka anak", 300),
    ]),
    part("Karangpoh", "Cat, fondasi, dan hari pemasangan.", [
      exercise("Dua lapis antikarat dan warna pilihan kelas tiga", 240),
      exercise("Menggali dan mengecor delapan tiang", 360),
      live("Pasang pagar sebelum bel masuk", 300),
      live("Catatan satu bulan sesudahnya dari penjaga sekolah", 60),
    ]),
  ],
};
