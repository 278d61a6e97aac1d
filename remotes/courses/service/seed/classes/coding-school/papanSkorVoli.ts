import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const papanSkorVoli: ClassDraft = {
  name: "Papan Skor Voli",
  slug: "papan-skor-voli",
  code: "PV-13",
  description:
    "Membuat papan skor yang terbaca dari ujung lapangan dan bisa dijalankan dengan satu jempol oleh wasit desa.",
  state: "started",
  level: "13–15 tahun",
  programIds: ["coding-web"],
  type: "class",
  startsOn: "2026-09-15",
  endsOn: "2026-12-18",
  priceIdr: 1_275_000,
  seatsLeft: 1,
  language: "Bahasa Indonesia",
  audience:
    "Remaja 13 sampai 15 tahun yang sudah pernah membuat satu halaman HTML. Tidak harus bisa bermain voli, tetapi harus mau menonton satu set sampai selesai.",
  overview: [
    "Turnamen antarkampung di Lombok Timur memakai papan tulis dan kapur. Ketika hujan turun skornya luntur, dan tidak ada yang sepakat apakah tadi 18–17 atau 17–18. Nabila, 15 tahun, membuat gantinya dengan ponsel bekas dan televisi balai desa.",
    "Papan skor kelihatannya mudah: dua angka. Lalu muncul aturannya. Selisih dua poin, set kelima sampai lima belas, pindah lapangan, batal karena salah pencet. Di situlah kamu belajar apa itu keadaan program dan mengapa tombol “batalkan” lebih sulit daripada tombol “tambah”.",
    "Tiap murid menguji papannya di satu pertandingan betulan dan pulang dengan daftar keluhan wasit.",
  ],
  outcomes: [
    "Memisahkan keadaan permainan dari tampilannya",
    "Menulis JavaScript untuk aturan yang bercabang",
    "Membuat tombol yang ramah jempol dan sulit salah pencet",
    "Menyimpan skor ketika halaman tertutup tanpa sengaja",
    "Menulis tes kecil untuk set kelima",
  ],
  mentors: [
    {
      name: "Kak Baiq Rahmawati",
      role: "Pengembang web, Selong",
      bio: "Kapten tim voli puskesmas. Menguji setiap papan skor dengan tangan berkeringat.",
    },
    {
      name: "Kak Jeremia Wambrauw",
      role: "Pengembang aplikasi ponsel, Sorong",
      bio: "Membuat aplikasi jadwal speedboat Raja Ampat. Mengajar tentang halaman yang tertutup di saat paling buruk.",
    },
  ],
  syllabus: [
    part("Dua angka", "HTML, CSS, dan huruf setinggi layar.", [
      reading("Terbaca dari tiga puluh meter", 12),
      live("Angka sebesar televisi", 90),
      exercise("Warna kaus, bukan warna kesukaan", 30),
    ]),
    part("Keadaan permainan", "Satu objek yang tahu segalanya.", [
      live("Skor, set, dan siapa servis", 90),
      exercise("Tombol tambah untuk dua tim", 40),
      video("Satu set voli, dihitung bersama", 18),
    ]),
    part("Aturan", "Dua puluh lima, selisih dua, set kelima.", [
      reading("Aturan voli dalam tujuh kalimat", 14),
      live("Menulis tes sebelum aturannya", 90),
      exercise("Set kelima dan pindah lapangan", 50),
      exercise("Deuce sampai 31–29", 35),
    ]),
    part("Salah pencet", "Batalkan, kunci, simpan.", [
      live("Daftar langkah yang bisa mundur", 90),
      exercise("Halaman ditutup, skor tetap ada", 40),
      exercise("Tes jempol dengan sarung tangan", 20),
    ]),
    part("Pertandingan", "Wasit sungguhan, keluhan sungguhan.", [
      exercise("Satu pertandingan di lapangan", 120),
      live("Membacakan keluhan wasit", 60),
      exercise("Memperbaiki tiga keluhan", 60),
    ]),
  ],
};
