import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const cantingDanKode: ClassDraft = {
  name: "Canting dan Kode",
  slug: "canting-dan-kode",
  code: "BB-04",
  description:
    "Perulangan ditulis di layar, digambar di kain, lalu dicelup. Satu pola batik buatan sendiri dari sepuluh baris program.",
  state: "registration-open",
  level: "Usia 14 ke atas",
  programIds: ["festival-tiga-hari"],
  type: "class",
  startsOn: "2027-03-05",
  endsOn: "2027-03-07",
  priceIdr: 0,
  seatsLeft: 12,
  language: "Bahasa Indonesia",
  audience:
    "Yang belum pernah menulis kode dan yang belum pernah memegang canting sama-sama diterima; keduanya akan kikuk pada jam yang berbeda. Laptop dipinjamkan untuk delapan belas orang.",
  overview: [
    "Di Lasem, seorang pembatik menyebut polanya “tiga maju, satu balik, ulang sampai tepi”. Kalimat itu hampir dapat diketik apa adanya. Kelas ini berangkat dari kalimat-kalimat seperti itu dan tidak pernah jauh darinya.",
    "Layar memberi kesempatan mencoba dua puluh variasi dalam setengah jam. Kain memberi akibat: malam yang menetes tidak bisa dibatalkan. Setelah memilih satu pola, peserta memindahkannya dengan pensil, membatik sepanjang Sabtu, dan mencelup pada Minggu pagi sebelum panggung terbuka.",
    "Kain yang retak atau belepotan tetap dipajang. Di sebelahnya digantung sepuluh baris kodenya, dicetak besar.",
  ],
  outcomes: [
    "Menulis perulangan bersarang yang menghasilkan pola",
    "Mengubah satu angka dan meramalkan akibatnya di layar",
    "Memanaskan malam dan menarik garis dengan canting",
    "Mencelup satu warna dengan pewarna indigosol secara aman",
  ],
  mentors: [
    {
      name: "Nurul Azizah",
      role: "Pemrogram dan pembatik, Lasem",
      bio: "Pagi menulis perangkat lunak gudang, sore duduk di gawangan neneknya. Menemukan galat di kain lebih cepat daripada di layar.",
    },
  ],
  syllabus: [
    part("Kalimat pembatik", "Mendengar pola sebelum melihatnya.", [
      reading("Tiga maju, satu balik", 9),
      video("Tangan Mbah Siti selama tujuh menit", 7),
      exercise("Menuliskan pola sarung sendiri sebagai langkah", 25),
    ]),
    part("Sepuluh baris", "Jumat petang di depan layar.", [
      live("Satu motif, satu putaran", 40),
      exercise("Perulangan di dalam perulangan", 45),
      exercise("Dua puluh variasi, pilih satu", 30),
    ]),
    part("Malam panas", "Sabtu: pensil, canting, kompor kecil.", [
      live("Memegang canting seperti cangkir", 35),
      exercise("Memindahkan pola ke kain mori", 40),
      exercise("Membatik satu sapu tangan", 110),
    ]),
    part("Celup", "Minggu sebelum panggung dibuka.", [
      reading("Sarung tangan, ember, dan limbahnya", 8),
      live("Indigosol dan matahari pukul sembilan", 60),
      exercise("Melorod dan menjemur", 45),
      live("Menggantung kain di samping kodenya", 25),
    ]),
  ],
};
