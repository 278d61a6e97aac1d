import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const seratusJamDiBengkelOrang: ClassDraft = {
  name: "Seratus Jam di Bengkel Orang",
  slug: "seratus-jam-di-bengkel-orang",
  code: "PS-05",
  description:
    "Magang sabuk merah angkatan 8: seratus jam tercatat di bengkel mitra, ditambah Kamis sore melatih adik tingkat di gelanggang.",
  state: "started",
  level: "Sabuk merah",
  programIds: ["pesilat-gelanggang", "pesilat-bengkel"],
  type: "class",
  startsOn: "2026-09-07",
  endsOn: "2026-12-04",
  priceIdr: 0,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Peserta angkatan 8 yang memegang sabuk hijau dan sudah bersepakat dengan salah satu dari sembilan belas bengkel mitra. Bengkel memberi makan siang dan ongkos jalan.",
  overview: [
    "Bengkel orang punya aturan yang tidak ditempel di dinding. Siapa yang menyapu, kapan boleh bertanya, di mana menaruh gelas. Minggu pertama magang hampir seluruhnya berisi hal-hal itu, dan tidak ada penilaian sampai Jumat.",
    "Catatan ditulis setiap malam, sepuluh kalimat, dengan tangan. Satu kalimat wajib memuat angka dan satu kalimat wajib memuat kesalahan. Pemilik bengkel membaca bukunya setiap Sabtu lalu membubuhkan paraf; beberapa pemilik mulai ikut menulis.",
    "Pada hari Kamis peserta pulang ke padepokan sebelum asar. Mereka memimpin pemanasan dan satu jurus untuk sabuk putih. Melatih orang lain memperlihatkan dengan cepat bagian mana yang selama ini hanya dihafal.",
  ],
  outcomes: [
    "Menyelesaikan seratus jam kerja dengan paraf pemilik bengkel",
    "Menaksir lama dan biaya satu pekerjaan lalu membandingkannya dengan kenyataan",
    "Menyampaikan kabar buruk kepada pelanggan pada hari yang sama",
    "Memimpin pemanasan dan satu jurus untuk sepuluh orang",
    "Menulis catatan kerja yang berguna bagi pengganti Anda",
  ],
  mentors: [
    {
      name: "Kristina Dyah Palupi",
      role: "Penghubung bengkel mitra, Klaten",
      bio: "Setiap minggu berkeliling ke sembilan belas bengkel dengan motor bebek. Datangnya tidak pernah diumumkan dan selalu membawa gorengan.",
    },
    {
      name: "Haryo Tejamukti",
      role: "Pelatih muda gelanggang, lulusan angkatan 5",
      bio: "Bekerja sebagai teknisi pendingin dan pulang melatih setiap Kamis. Dulu tiga kali mengulang sabuk hijau.",
    },
  ],
  syllabus: [
    part("Mengetuk pintu", "Bertemu pemilik, menyepakati aturan, menyapu lantai.", [
      reading("Surat kesepakatan yang bisa dibaca ibu Anda", 15),
      live("Perkenalan di bengkel bersama penghubung", 60),
      exercise("Jam 1 sampai 20: mengenal tempat dan orangnya", 600),
      exercise("Lanjutan dua puluh jam pertama", 600),
    ]),
    part("Pekerjaan kecil", "Servis ringan dan pesanan yang tidak boleh terlambat.", [
      exercise("Jam 21 sampai 30 dengan pendamping di samping", 600),
      exercise("Jam 31 sampai 40 dengan pendamping di seberang", 600),
      live("Membaca buku catatan bersama pemilik", 45),
    ]),
    part("Kamis sore", "Melatih adik tingkat sambil memeriksa diri sendiri.", [
      video("Memberi contoh dari tiga arah pandang", 13),
      live("Memimpin pemanasan dua belas menit", 90),
      live("Mengajarkan jurus dua kepada sabuk putih", 90),
      exercise("Daftar gerakan yang ternyata belum paham", 40),
    ]),
    part("Pekerjaan sendiri", "Menaksir, mengerjakan, menjelaskan tagihannya.", [
      reading("Rumus taksiran: lama kerja kali satu setengah", 14),
      exercise("Jam 41 sampai 60: bagian pertama", 600),
      exercise("Jam 41 sampai 60: bagian kedua", 600),
      live("Menelepon pelanggan dengan kabar buruk", 60),
    ]),
    part("Menjelang jam keseratus", "Dipercaya memegang kunci.", [
      exercise("Jam 61 sampai 70 dan membuka bengkel pagi", 600),
      exercise("Jam 71 sampai 80 tanpa ditanya", 600),
      exercise("Jam 81 sampai 90 mendampingi anak PKL", 600),
      exercise("Jam 91 sampai 100 dan berpamitan", 600),
      live("Membacakan sepuluh kalimat terbaik", 90),
    ]),
  ],
};
